/** One recipe of a cooking school. */
export interface Recipe {
  id: number;
  dish: string;
  chef: string;
  minutes: number;
  notes: string;
}

/** Eight recipes; one dish has a name far longer than the others. */
export const recipes: Recipe[] = [
  { id: 1, dish: 'Leek soup', chef: 'Ines Ferro', minutes: 35, notes: 'Serve with rye bread.' },
  {
    id: 2,
    dish: 'Tomato tart',
    chef: 'Paul Okoye',
    minutes: 60,
    notes: 'Salt the tomatoes first.',
  },
  {
    id: 3,
    dish: 'Mushroom risotto',
    chef: 'Ines Ferro',
    minutes: 45,
    notes: 'Keep the stock hot.',
  },
  {
    id: 4,
    dish: 'Slow-roasted celeriac with hazelnut butter, apple and pickled mustard seeds',
    chef: 'Maren Holt',
    minutes: 150,
    notes: 'Start the day before: the mustard seeds need a night in the brine.',
  },
  { id: 5, dish: 'Pea fritters', chef: 'Paul Okoye', minutes: 25, notes: 'Fry in small batches.' },
  { id: 6, dish: 'Plum cake', chef: 'Maren Holt', minutes: 70, notes: 'Cool in the tin.' },
  {
    id: 7,
    dish: 'Bean stew',
    chef: 'Ines Ferro',
    minutes: 120,
    notes: 'Soak the beans overnight.',
  },
  { id: 8, dish: 'Fennel salad', chef: 'Maren Holt', minutes: 15, notes: 'Slice very thin.' },
];
