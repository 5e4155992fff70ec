import type { GridColDef } from '@mui/x-data-grid';

/** A book in a library. */
export interface Loan {
  id: number;
  title: string;
  shelf: string;
  daysLeft: number;
}

/** Books that are on loan. */
export const loans: Loan[] = [
  { id: 1, title: 'A Field Guide to Clouds', shelf: 'N 12', daysLeft: 9 },
  { id: 2, title: 'The Bread Year', shelf: 'C 04', daysLeft: -2 },
  { id: 3, title: 'Small Engines', shelf: 'T 31', daysLeft: 1 },
  { id: 4, title: 'Night Trains', shelf: 'F 18', daysLeft: 14 },
  { id: 5, title: 'Understanding Moss', shelf: 'N 07', daysLeft: 4 },
];

/** The columns of the loans. */
export const columns: GridColDef<Loan>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 170 },
  { field: 'shelf', headerName: 'Shelf', width: 90 },
  { field: 'daysLeft', headerName: 'Days left', type: 'number', width: 110 },
];
