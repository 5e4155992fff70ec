import type { GridColDef } from '@mui/x-data-grid-premium';

/** What one orchard picked of one fruit in a year. */
export interface Harvest {
  id: number;
  orchard: string;
  fruit: string;
  year: string;
  crates: number;
  workers: number;
}

/** Eight harvests: few enough to add up in your head. */
export const harvests: Harvest[] = [
  { id: 1, orchard: 'North field', fruit: 'Apple', year: '2024', crates: 40, workers: 4 },
  { id: 2, orchard: 'North field', fruit: 'Apple', year: '2025', crates: 50, workers: 5 },
  { id: 3, orchard: 'North field', fruit: 'Pear', year: '2024', crates: 20, workers: 2 },
  { id: 4, orchard: 'North field', fruit: 'Pear', year: '2025', crates: 30, workers: 3 },
  { id: 5, orchard: 'Mill garden', fruit: 'Apple', year: '2024', crates: 10, workers: 2 },
  { id: 6, orchard: 'Mill garden', fruit: 'Apple', year: '2025', crates: 15, workers: 2 },
  { id: 7, orchard: 'Mill garden', fruit: 'Plum', year: '2024', crates: 25, workers: 3 },
  { id: 8, orchard: 'Mill garden', fruit: 'Plum', year: '2025', crates: 5, workers: 1 },
];

/** Columns of the plain table. */
export const columns: GridColDef<Harvest>[] = [
  { field: 'orchard', headerName: 'Orchard', width: 150 },
  { field: 'fruit', headerName: 'Fruit', width: 110 },
  { field: 'year', headerName: 'Year', width: 90 },
  { field: 'crates', headerName: 'Crates', type: 'number', width: 110 },
  { field: 'workers', headerName: 'Workers', type: 'number', width: 120 },
];
