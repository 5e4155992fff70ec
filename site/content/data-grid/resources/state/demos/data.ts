import type { GridColDef } from '@mui/x-data-grid';

/** A book of the town library. */
export interface Book {
  id: number;
  title: string;
  author: string;
  year: number;
  loans: number;
}

/** Books of the demos. */
export const rows: Book[] = [
  { id: 1, title: 'The Salt Road', author: 'N. Farrow', year: 2011, loans: 84 },
  { id: 2, title: 'Winter Bees', author: 'L. Moreau', year: 2019, loans: 131 },
  { id: 3, title: 'A House of Rain', author: 'K. Sato', year: 2004, loans: 57 },
  { id: 4, title: 'Copper and Clay', author: 'N. Farrow', year: 2022, loans: 168 },
  { id: 5, title: 'The Quiet Mile', author: 'R. Adeyemi', year: 2016, loans: 92 },
  { id: 6, title: 'Seven Bridges', author: 'L. Moreau', year: 1998, loans: 43 },
];

/** Columns of the demos. */
export const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
  { field: 'author', headerName: 'Author', width: 120 },
  { field: 'year', headerName: 'Year', type: 'number', width: 110, valueFormatter: String },
  { field: 'loans', headerName: 'Loans', type: 'number', width: 90 },
];
