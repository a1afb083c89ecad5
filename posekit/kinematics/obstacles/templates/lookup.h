// The numbers of a table at the corners of the cell where a place is, and the numbers of its first corner.
REAL place[$axes], cell[$axes], values[1 << $axes];
{
$place
}
{
    Number index = 0, stride[$axes];
    for (int k = 0; k < $axes; ++k) {
        const Number last = Number(parameters[$last + k]);
        const Number here = place[k] >= 0 ? Number(place[k]) : 0;  // of NaN, too
        const Number first = here < last ? here : last - 1;
        cell[k] = REAL(first);
        index = index * (last + 1) + first;
        stride[k] = 1;
        for (int j = 0; j < k; ++j) stride[j] *= last + 1;
    }
    for (int corner = 0; corner < 1 << $axes; ++corner) {
        Number at = index;
        for (int k = 0; k < $axes; ++k)
            if (corner >> ($axes - 1 - k) & 1) at += stride[k];
        values[corner] = table[at];
    }
}
