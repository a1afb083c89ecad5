if (nb == $block) {
typedef unsigned Line __attribute__((ext_vector_type(16)));
typedef unsigned Loose __attribute__((ext_vector_type(16), aligned(2)));
const Line* const q = (const Line*)${n}_row;
STORE* const p = ${n}_b + b * $width;
if (((unsigned long long)p & 63) == 0) $lines __builtin_nontemporal_store(q[j], (Line*)p + j);
else $lines ((Loose*)p)[j] = q[j];
} else for (int j = 0; j < nb * $width; ++j) ${n}_b[b * $width + j] = ${n}_row[j];
