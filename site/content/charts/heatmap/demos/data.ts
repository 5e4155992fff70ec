/** Days that the library is open. */
export const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** The hour at which each block of two hours starts. */
export const hours = [8, 10, 12, 14, 16, 18];

/** Visitors: one row for each block of hours, one number for each day. */
const rows = [
  [12, 15, 11, 18, 9, 4],
  [34, 41, 38, 44, 29, 22],
  [58, 62, 55, 67, 48, 51],
  [73, 79, 70, 84, 61, 66],
  [88, 92, 81, 97, 54, 38],
  [46, 49, 43, 52, 21, 8],
];

/** The same numbers as cells of a heatmap: index of the day, index of the hours, visitors. */
export const visitors = rows.flatMap((row, y) =>
  row.map((value, x): [number, number, number] => [x, y, value]),
);
