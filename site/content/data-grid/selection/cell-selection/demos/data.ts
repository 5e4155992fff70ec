import type { GridColDef } from '@mui/x-data-grid-premium';

/** Visitors of a museum on the days of a week. */
export interface Museum {
  id: number;
  museum: string;
  thu: number;
  fri: number;
  sat: number;
  sun: number;
}

/** Five museums. */
export const museums: Museum[] = [
  { id: 1, museum: 'Maritime', thu: 210, fri: 264, sat: 540, sun: 612 },
  { id: 2, museum: 'Modern art', thu: 330, fri: 402, sat: 780, sun: 745 },
  { id: 3, museum: 'Natural history', thu: 415, fri: 388, sat: 910, sun: 1020 },
  { id: 4, museum: 'Design', thu: 120, fri: 165, sat: 300, sun: 280 },
  { id: 5, museum: 'Photography', thu: 95, fri: 140, sat: 260, sun: 245 },
];

/** A column for each day. */
export const columns: GridColDef<Museum>[] = [
  { field: 'museum', headerName: 'Museum', flex: 1, minWidth: 130 },
  { field: 'thu', headerName: 'Thursday', type: 'number', flex: 1, minWidth: 105 },
  { field: 'fri', headerName: 'Friday', type: 'number', flex: 1, minWidth: 105 },
  { field: 'sat', headerName: 'Saturday', type: 'number', flex: 1, minWidth: 105 },
  { field: 'sun', headerName: 'Sunday', type: 'number', flex: 1, minWidth: 105 },
];
