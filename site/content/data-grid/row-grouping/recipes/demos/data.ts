import type { GridColDef } from '@mui/x-data-grid-premium';

/** One copy of a book that is out on loan. */
export interface Loan {
  id: number;
  branch: string;
  genre: string;
  title: string;
  daysLeft: number;
}

const books: [string, string, string][] = [
  ['Riverside', 'Crime', 'The Silent Ferry'],
  ['Riverside', 'Crime', 'Ash on the Snow'],
  ['Riverside', 'Poetry', 'Small Weather'],
  ['Old Town', 'History', 'Salt Roads'],
  ['Old Town', 'Crime', 'Nine Locked Rooms'],
  ['Hillside', 'History', 'The Clockmakers'],
  ['Hillside', 'Science', 'A Field Guide to Lichen'],
  ['Hillside', 'Science', 'How Rivers Move'],
  ['Hillside', 'Poetry', 'Letters to a Lighthouse'],
  ['Hillside', 'Crime', 'The Second Witness'],
];

/** Loans of three library branches. */
export const loans: Loan[] = books.map(([branch, genre, title], index) => ({
  id: index + 1,
  branch,
  genre,
  title,
  daysLeft: ((index * 5) % 14) + 1,
}));

/** Columns that every recipe uses. */
export const columns: GridColDef<Loan>[] = [
  { field: 'branch', headerName: 'Branch', width: 120 },
  { field: 'genre', headerName: 'Genre', width: 110 },
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 190 },
  { field: 'daysLeft', headerName: 'Days left', type: 'number', width: 100 },
];

/** Grouped by branch, with the original column hidden. */
export const byBranch = {
  rowGrouping: { model: ['branch'] },
  columns: { columnVisibilityModel: { branch: false } },
};
