#if PK_VECTOR == $line
$wide
#else
$narrow
#endif
