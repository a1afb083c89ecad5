$types
$size, vectors = w / LANES;
