if (staged) {
const long long lines = ((unsigned long long)to & ($line - 1)) == 0 ? nb * size / $v : 0;
for (long long x = 0; x < lines; ++x) __builtin_nontemporal_store(((const Line*)stage)[x], (Line*)to + x);
for (long long x = lines * $v; x < nb * size; ++x) to[x] = stage[x];
}
