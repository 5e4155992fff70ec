import type { GridColDef } from '@mui/x-data-grid-pro';

/** A job offer. */
export interface Job {
  id: number;
  title: string;
  city: string;
  hours: number;
}

/** The open positions. */
export const jobs: Job[] = [
  { id: 1, title: 'Nurse', city: 'Leeds', hours: 38 },
  { id: 2, title: 'Baker', city: 'York', hours: 40 },
  { id: 3, title: 'Night nurse', city: 'York', hours: 24 },
  { id: 4, title: 'Librarian', city: 'Leeds', hours: 20 },
  { id: 5, title: 'Electrician', city: 'Hull', hours: 40 },
];

/** The columns of the positions. */
export const columns: GridColDef<Job>[] = [
  { field: 'title', headerName: 'Position', flex: 1, minWidth: 130 },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 130 },
];
