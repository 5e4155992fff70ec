import type { GridColDef } from '@mui/x-data-grid';

/** A bed of a community garden. */
export interface Bed {
  id: number;
  crop: string;
  gardener: string;
  squareMeters: number;
}

/** Beds of the demos. */
export const rows: Bed[] = [
  { id: 1, crop: 'Tomatoes', gardener: 'Ines', squareMeters: 12 },
  { id: 2, crop: 'Chard', gardener: 'Bo', squareMeters: 6 },
  { id: 3, crop: 'Pumpkins', gardener: 'Ines', squareMeters: 18 },
  { id: 4, crop: 'Strawberries', gardener: 'Omar', squareMeters: 8 },
];

/** Columns of the demos. */
export const columns: GridColDef<Bed>[] = [
  { field: 'crop', headerName: 'Crop', flex: 1, minWidth: 120 },
  { field: 'gardener', headerName: 'Gardener', width: 110 },
  { field: 'squareMeters', headerName: 'm²', type: 'number', width: 80 },
];
