"""What GTSAM and g2o call the attributes and functions of pose graphs, as in `foreign_names`."""

from __future__ import annotations

MAKE_POSE_GRAPH = {
    **dict.fromkeys(("edges", "edge_index", "indices"), "use `pairs`"),
    **dict.fromkeys(("sigmas", "sigma", "noise", "covariance", "weights"), "use `information`, inverse covariances"),
    **dict.fromkeys(("nodes", "vertices"), "use `poses`"),
    **dict.fromkeys(("relative", "relative_poses", "transforms"), "use `measurements`"),
}
POSE_GRAPH = {
    **dict.fromkeys(("initialize", "initialise"), 'gtsam: `optimize(initialise="chordal")`'),
    "add": "gtsam: give all edges to `pk.io.PoseGraph(poses, pairs, measurements)`",
    **dict.fromkeys(
        ("add_edge", "add_node", "remove_edge"), ": give all edges to `pk.io.PoseGraph(poses, pairs, measurements)`"
    ),
    **dict.fromkeys(("marginals", "covariance"), "gtsam: optimize().covariance()"),
    "optimise": ": optimize()",
    "nodes": ": poses",
    **dict.fromkeys(("get_pose", "get_node"), ": poses[0]"),
    "covariances": ": information",
    "loop_closures": ": edges whose `pairs` do not follow each other",
    "to_gtsam": "gtsam: `pk.io.write_g2o(path, graph)`, a file that its readG2o reads",
    **dict.fromkeys(("cost", "chi2"), "g2o: optimize().cost"),
    **dict.fromkeys(("num_vertices", "num_poses"), ": len(graph.poses)"),
    "num_edges": ": len(graph.measurements)",
    **dict.fromkeys(
        ("subgraph", "replace", "to"), ": make another, `pk.io.PoseGraph(poses, pairs, measurements)`, of its fields"
    ),
    **dict.fromkeys(("add_prior", "linearize", "add_factor"), "gtsam: `problem()` opens it for factors of your own"),
    "keys": "gtsam: ids",
    "edges": "g2o: `pairs` and `measurements`",
    "error": "gtsam: errors()",
    "from_g2o": ": pk.io.read_g2o(path)",
    "load": "g2o: pk.io.read_g2o(path)",
    "plot": ": pk.viz.plot(graph)",
    "read": ": pk.io.read_g2o(path)",
    "save": "g2o: pk.io.write_g2o(path, graph)",
    "solve": ": optimize()",
    "vertices": "g2o: poses",
    "write": ": pk.io.write_g2o(path, graph)",
}
POSE_GRAPH_RESULT = {
    "marginals": "gtsam: covariance()",
    **dict.fromkeys(("save", "write"), "g2o: pk.io.write_g2o(path, result.graph)"),
    **dict.fromkeys(("marginalCovariance", "marginal_covariance"), "gtsam: covariance(0)"),
    "poses": ": graph.poses",
    "values": "gtsam: graph.poses",
}
