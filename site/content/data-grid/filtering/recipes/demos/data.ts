import type { GridColDef } from '@mui/x-data-grid';

/** A trip of a travel agency. */
export interface Trip {
  id: number;
  place: string;
  country: string;
  days: number;
}

/** Trips to choose from. */
export const trips: Trip[] = [
  { id: 1, place: 'Coast walk', country: 'Portugal', days: 7 },
  { id: 2, place: 'City break', country: 'Portugal', days: 3 },
  { id: 3, place: 'Lake cabins', country: 'Finland', days: 10 },
  { id: 4, place: 'Winter lights', country: 'Finland', days: 5 },
  { id: 5, place: 'Coast by train', country: 'Italy', days: 8 },
  { id: 6, place: 'Cooking week', country: 'Italy', days: 7 },
];

/** The columns of the trips. */
export const columns: GridColDef<Trip>[] = [
  { field: 'place', headerName: 'Trip', flex: 1, minWidth: 130 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'days', headerName: 'Days', type: 'number', width: 90 },
];
