import type { GridColDef } from '@mui/x-data-grid-pro';

/** A packet of seeds. */
export interface Seed {
  id: number;
  name: string;
  light: 'Sun' | 'Half shade' | 'Shade';
  weeks: number;
  organic: boolean;
}

/** The seeds of a catalog. */
export const seeds: Seed[] = [
  { id: 1, name: 'Sugar pea', light: 'Sun', weeks: 9, organic: true },
  { id: 2, name: 'Lettuce', light: 'Half shade', weeks: 7, organic: true },
  { id: 3, name: 'Chard', light: 'Half shade', weeks: 8, organic: false },
  { id: 4, name: 'Sweet corn', light: 'Sun', weeks: 12, organic: false },
  { id: 5, name: 'Sorrel', light: 'Shade', weeks: 10, organic: true },
];

/** The columns of the catalog. */
export const columns: GridColDef<Seed>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  {
    field: 'light',
    headerName: 'Light',
    type: 'singleSelect',
    valueOptions: ['Sun', 'Half shade', 'Shade'],
    width: 150,
  },
  { field: 'weeks', headerName: 'Weeks', type: 'number', width: 140 },
  { field: 'organic', headerName: 'Organic', type: 'boolean', width: 130 },
];
