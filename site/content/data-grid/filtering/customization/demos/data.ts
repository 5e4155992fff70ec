/** A recipe. */
export interface Recipe {
  id: number;
  name: string;
  minutes: number;
  rating: number;
  ingredients: string[];
}

/** Recipes with different times and ratings. */
export const recipes: Recipe[] = [
  { id: 1, name: 'Lentil soup', minutes: 35, rating: 4, ingredients: ['lentils', 'carrot'] },
  { id: 2, name: 'Omelet', minutes: 10, rating: 3, ingredients: ['egg', 'cheese'] },
  { id: 3, name: 'Mushroom risotto', minutes: 45, rating: 5, ingredients: ['rice', 'mushroom'] },
  { id: 4, name: 'Greek salad', minutes: 15, rating: 4, ingredients: ['tomato', 'cheese'] },
  { id: 5, name: 'Vegetable lasagna', minutes: 80, rating: 5, ingredients: ['pasta', 'tomato'] },
];
