import type { GridColDef } from '@mui/x-data-grid-premium';

/** One ingredient in the stock of a bakery. */
export interface Ingredient {
  id: number;
  name: string;
  shelf: string;
  grams: number;
  price: number;
}

/** The stock on a Monday morning. */
export const stock: Ingredient[] = [
  { id: 1, name: 'Wheat flour', shelf: 'Dry', grams: 48000, price: 0.9 },
  { id: 2, name: 'Rye flour', shelf: 'Dry', grams: 22500, price: 1.2 },
  { id: 3, name: 'Butter', shelf: 'Cold', grams: 9000, price: 8.4 },
  { id: 4, name: 'Sea salt', shelf: 'Dry', grams: 1800, price: 0.6 },
  { id: 5, name: 'Sourdough', shelf: 'Cold', grams: 3200, price: 2.1 },
  { id: 6, name: 'Walnuts', shelf: 'Dry', grams: 1250, price: 11.5 },
];

/** A price per kilogram. */
export function dollars(value: number | null): string {
  return value === null ? '' : `$${value.toFixed(2)}`;
}

/** Columns for grids in which people paste. */
export const editableColumns: GridColDef<Ingredient>[] = [
  { field: 'name', headerName: 'Ingredient', flex: 1, minWidth: 130, editable: true },
  {
    field: 'shelf',
    headerName: 'Shelf',
    width: 100,
    type: 'singleSelect',
    valueOptions: ['Dry', 'Cold', 'Frozen'],
    editable: true,
  },
  { field: 'grams', headerName: 'Stock (g)', type: 'number', width: 110, editable: true },
  { field: 'price', headerName: 'Price per kg', type: 'number', width: 120, editable: true },
];
