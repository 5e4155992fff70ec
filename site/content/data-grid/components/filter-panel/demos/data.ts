import type { GridColDef } from '@mui/x-data-grid';

/** A recipe in the collection of a kitchen. */
export interface Recipe {
  id: number;
  name: string;
  course: string;
  minutes: number;
  level: string;
}

/** Recipes of the demos. */
export const rows: Recipe[] = [
  { id: 1, name: 'Leek tart', course: 'Main', minutes: 55, level: 'Medium' },
  { id: 2, name: 'Cold cucumber soup', course: 'Starter', minutes: 15, level: 'Easy' },
  { id: 3, name: 'Saffron buns', course: 'Dessert', minutes: 120, level: 'Hard' },
  { id: 4, name: 'Lentil stew', course: 'Main', minutes: 40, level: 'Easy' },
  { id: 5, name: 'Poached pears', course: 'Dessert', minutes: 35, level: 'Medium' },
];

/** Columns of the demos. */
export const columns: GridColDef<Recipe>[] = [
  { field: 'name', headerName: 'Recipe', flex: 1, minWidth: 150 },
  { field: 'course', headerName: 'Course', width: 110 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 130 },
  {
    field: 'level',
    headerName: 'Level',
    type: 'singleSelect',
    valueOptions: ['Easy', 'Medium', 'Hard'],
    width: 110,
  },
];
