import type { GridColDef } from '@mui/x-data-grid';

/** A review of a restaurant. */
export interface Review {
  id: number;
  guest: string;
  stars: number;
  text: string;
}

/** Some short and some long reviews. */
export const reviews: Review[] = [
  { id: 1, guest: 'Imani', stars: 5, text: 'Lovely.' },
  {
    id: 2,
    guest: 'Viktor',
    stars: 3,
    text: 'The soup was excellent, but we waited forty minutes for the main course. The staff apologized and brought us coffee. We would come back on a quieter evening.',
  },
  { id: 3, guest: 'Chen', stars: 4, text: 'Good value, and the terrace has shade all day.' },
  {
    id: 4,
    guest: 'Rosa',
    stars: 2,
    text: 'Our table next to the kitchen door was loud. The dessert made up for some of it, and the waiter moved us when another table was free.',
  },
];

/** The columns of the reviews. */
export const columns: GridColDef<Review>[] = [
  { field: 'guest', headerName: 'Guest', width: 100 },
  { field: 'stars', headerName: 'Stars', type: 'number', width: 80 },
  { field: 'text', headerName: 'Review', flex: 1, minWidth: 180 },
];
