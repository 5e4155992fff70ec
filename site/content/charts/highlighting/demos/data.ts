/** Months of a season. */
export const months = ['May', 'Jun', 'Jul', 'Aug', 'Sep'];

/** Jars of honey from three hives. */
export const hives = [
  { id: 'meadow', label: 'Meadow', data: [14, 22, 31, 26, 12] },
  { id: 'orchard', label: 'Orchard', data: [19, 17, 24, 21, 15] },
  { id: 'forest', label: 'Forest', data: [6, 11, 18, 25, 20] },
];
