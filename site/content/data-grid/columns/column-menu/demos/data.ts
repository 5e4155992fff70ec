import type { GridColDef } from '@mui/x-data-grid';

/** One book of a public library. */
export interface Book {
  id: number;
  title: string;
  author: string;
  branch: string;
  loans: number;
}

/** Eight books. */
export const books: Book[] = [
  { id: 1, title: 'The Salt Road', author: 'Irma Vance', branch: 'North', loans: 42 },
  { id: 2, title: 'Night Ferry', author: 'Tomas Reed', branch: 'Center', loans: 88 },
  { id: 3, title: 'A Field of Bees', author: 'Irma Vance', branch: 'Center', loans: 17 },
  { id: 4, title: 'Glass Weather', author: 'Noor Haddad', branch: 'South', loans: 63 },
  { id: 5, title: 'Small Engines', author: 'Leo Sand', branch: 'North', loans: 9 },
  { id: 6, title: 'Paper Islands', author: 'Noor Haddad', branch: 'North', loans: 51 },
  { id: 7, title: 'Winter Orchard', author: 'Tomas Reed', branch: 'South', loans: 30 },
  { id: 8, title: 'The Quiet Shift', author: 'Leo Sand', branch: 'Center', loans: 74 },
];

/** Columns that most demos share. */
export const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 140 },
  { field: 'author', headerName: 'Author', width: 130 },
  { field: 'loans', headerName: 'Loans', type: 'number', width: 110 },
];
