import type { GridColDef } from '@mui/x-data-grid';

/** A record in the shop. */
export interface Album {
  id: number;
  title: string;
  artist: string;
  genre: string;
  bin: string;
}

/** Albums of the demos. */
export const rows: Album[] = [
  { id: 1, title: 'Copper Rooms', artist: 'The Lantern Trio', genre: 'Jazz', bin: 'A3' },
  { id: 2, title: 'Night Ferry', artist: 'Ida Holm', genre: 'Folk', bin: 'B1' },
  { id: 3, title: 'Static Garden', artist: 'Paper Engines', genre: 'Electronic', bin: 'C7' },
  { id: 4, title: 'Slow Weather', artist: 'The Lantern Trio', genre: 'Jazz', bin: 'A4' },
  { id: 5, title: 'Northern Reel', artist: 'Callum & Rhona', genre: 'Folk', bin: 'B2' },
  { id: 6, title: 'Halogen', artist: 'Paper Engines', genre: 'Electronic', bin: 'C8' },
];

/** Columns of the demos. */
export const columns: GridColDef<Album>[] = [
  { field: 'title', headerName: 'Album', flex: 1, minWidth: 130 },
  { field: 'artist', headerName: 'Artist', width: 150 },
  { field: 'genre', headerName: 'Genre', width: 110 },
  { field: 'bin', headerName: 'Bin', width: 80 },
];
