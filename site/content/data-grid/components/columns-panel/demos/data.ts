import type { GridColDef } from '@mui/x-data-grid';

/** A flight on the departures board. */
export interface Flight {
  id: string;
  to: string;
  gate: string;
  aircraft: string;
  seats: number;
  status: string;
}

/** Flights of the demos. */
export const rows: Flight[] = [
  { id: 'KL 204', to: 'Lisbon', gate: 'B12', aircraft: 'E190', seats: 100, status: 'Boarding' },
  { id: 'KL 311', to: 'Oslo', gate: 'B4', aircraft: 'A220', seats: 137, status: 'On time' },
  { id: 'KL 478', to: 'Nairobi', gate: 'E7', aircraft: 'A330', seats: 268, status: 'Delayed' },
  { id: 'KL 515', to: 'Porto', gate: 'C2', aircraft: 'E190', seats: 100, status: 'On time' },
];

/** Columns of the demos. */
export const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Flight', width: 90, hideable: false },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 100 },
  { field: 'gate', headerName: 'Gate', width: 80 },
  { field: 'aircraft', headerName: 'Aircraft', width: 100 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 80 },
  { field: 'status', headerName: 'Status', width: 110 },
];
