import type { GridColDef } from '@mui/x-data-grid';

/** A thing that someone handed in at the lost and found. */
export interface FoundItem {
  id: number;
  item: string;
  place: string;
  shelf: string;
}

/** Items of the demos. */
export const rows: FoundItem[] = [
  { id: 1, item: 'Green umbrella', place: 'Platform 4', shelf: 'A1' },
  { id: 2, item: 'Violin case', place: 'Line 12', shelf: 'C3' },
  { id: 3, item: 'Reading glasses', place: 'Waiting room', shelf: 'B2' },
  { id: 4, item: 'Blue scarf', place: 'Line 7', shelf: 'A2' },
];

/** Columns of the demos. */
export const columns: GridColDef<FoundItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 140 },
  { field: 'place', headerName: 'Found', width: 130 },
  { field: 'shelf', headerName: 'Shelf', width: 90 },
];
