/** Stars that are given, from the least to the most. */
export const stars = [1, 2, 3, 4, 5] as const;
