typedef REAL Lanes;
typedef BITS LaneBits;
$size, vectors = w;
