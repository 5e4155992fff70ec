import type { GridColDef } from '@mui/x-data-grid';

/** An episode of a podcast. */
export interface Episode {
  id: number;
  title: string;
  guest: string;
  minutes: number;
}

/** Episodes of the demos. */
export const rows: Episode[] = [
  { id: 1, title: 'Bread before dawn', guest: 'Mara Vance', minutes: 42 },
  { id: 2, title: 'Maps of the deep sea', guest: 'Teo Brandt', minutes: 57 },
  { id: 3, title: 'The last switchboard', guest: 'June Okoro', minutes: 38 },
  { id: 4, title: 'Counting swifts', guest: 'Piet Aalto', minutes: 49 },
];

/** Columns of the demos. */
export const columns: GridColDef<Episode>[] = [
  { field: 'title', headerName: 'Episode', flex: 1, minWidth: 160 },
  { field: 'guest', headerName: 'Guest', width: 130 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 100 },
];
