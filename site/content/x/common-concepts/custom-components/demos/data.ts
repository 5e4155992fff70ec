import type { GridColDef } from '@mui/x-data-grid';

/** A parcel on its way to a customer. */
export interface Parcel {
  id: string;
  city: string;
  kilograms: number;
}

/** Parcels of one van. */
export const parcels: Parcel[] = [
  { id: 'P-2041', city: 'Bergen', kilograms: 4.2 },
  { id: 'P-2042', city: 'Voss', kilograms: 12.5 },
  { id: 'P-2043', city: 'Odda', kilograms: 0.8 },
];

/** The columns of a list of parcels. */
export const parcelColumns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', width: 110 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 110 },
  { field: 'kilograms', headerName: 'Weight in kg', type: 'number', width: 130 },
];
