import type { GridColDef } from '@mui/x-data-grid-pro';

/** A stop of a concert tour. */
export interface Stop {
  id: number;
  city: string;
  venue: string;
  seats: number;
  __reorder__: string;
}

const planned = [
  { id: 1, city: 'Lisbon', venue: 'Teatro do Rio', seats: 640 },
  { id: 2, city: 'Porto', venue: 'Casa Azul', seats: 420 },
  { id: 3, city: 'Vigo', venue: 'Sala Norte', seats: 350 },
  { id: 4, city: 'Bilbao', venue: 'La Fundición', seats: 900 },
  { id: 5, city: 'Bordeaux', venue: 'Le Hangar', seats: 780 },
];

/** The stops in the planned order. The grid shows `__reorder__` next to the pointer. */
export const stops: Stop[] = planned.map((stop) => ({ ...stop, __reorder__: stop.city }));

/** The columns of the tour. */
export const columns: GridColDef<Stop>[] = [
  { field: 'city', headerName: 'City', width: 84 },
  { field: 'venue', headerName: 'Venue', flex: 1, minWidth: 108 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 72 },
];
