"""What GTSAM and g2o call the attributes and functions of pose graphs, as in `foreign_names`."""

from __future__ import annotations

from ...arguments import synonyms

MAKE_POSE_GRAPH = {
    **synonyms("edges edge_index indices", "use `pairs`"),
    **synonyms("sigmas sigma noise covariance weights", "use `information`, inverse covariances"),
    **synonyms("nodes vertices", "use `poses`"),
    **synonyms("relative relative_poses transforms", "use `measurements`"),
}
POSE_GRAPH = {
    **synonyms("initialize initialise", 'gtsam: `optimize(initialise="chordal")`'),
    "add": "gtsam: give all edges to `pk.io.PoseGraph(poses, pairs, measurements)`",
    **synonyms("add_edge add_node remove_edge", ": give all edges to `pk.io.PoseGraph(poses, pairs, measurements)`"),
    **synonyms("marginals covariance", "gtsam: optimize().covariance()"),
    **synonyms("optimise solve", ": optimize()"),
    "nodes": ": poses",
    **synonyms("get_pose get_node", ": poses[0]"),
    "covariances": ": information",
    "loop_closures": ": edges whose `pairs` do not follow each other",
    "to_gtsam": "gtsam: `pk.io.write_g2o(path, graph)`, a file that its readG2o reads",
    **synonyms("cost chi2", "g2o: optimize().cost"),
    **synonyms("num_vertices num_poses", ": len(graph.poses)"),
    "num_edges": ": len(graph.measurements)",
    **synonyms("subgraph replace to", ": make another, `pk.io.PoseGraph(poses, pairs, measurements)`, of its fields"),
    **synonyms("add_prior linearize add_factor", "gtsam: `problem()` opens it for factors of your own"),
    "keys": "gtsam: ids",
    "edges": "g2o: `pairs` and `measurements`",
    "error": "gtsam: errors()",
    **synonyms("from_g2o read", ": pk.io.read_g2o(path)"),
    "load": "g2o: pk.io.read_g2o(path)",
    "plot": ": pk.viz.plot(graph)",
    "save": "g2o: pk.io.write_g2o(path, graph)",
    "vertices": "g2o: poses",
    "write": ": pk.io.write_g2o(path, graph)",
}
POSE_GRAPH_RESULT = {
    "marginals": "gtsam: covariance()",
    **synonyms("save write", "g2o: pk.io.write_g2o(path, result.graph)"),
    **synonyms("marginalCovariance marginal_covariance", "gtsam: covariance(0)"),
    "poses": ": graph.poses",
    "values": "gtsam: graph.poses",
}
