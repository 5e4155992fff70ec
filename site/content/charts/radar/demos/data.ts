/** What tasters score, from 0 to 10. */
export const flavors = ['Aroma', 'Acidity', 'Body', 'Sweetness', 'Bitterness', 'Aftertaste'];

/** Scores of two coffees, in the order of the flavors. */
export const coffees = [
  { id: 'highland', label: 'Highland', data: [8.5, 9, 5, 7.5, 3, 7] },
  { id: 'harbor', label: 'Harbor roast', data: [6, 3.5, 8.5, 5, 8, 6.5] },
];
