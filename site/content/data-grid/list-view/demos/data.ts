import type { GridColDef } from '@mui/x-data-grid-pro';

/** One track in a music library. */
export interface Track {
  id: number;
  title: string;
  artist: string;
  album: string;
  year: number;
  seconds: number;
}

/** Eight tracks of invented bands. */
export const tracks: Track[] = [
  { id: 1, title: 'Paper Boats', artist: 'Low Tide', album: 'Estuary', year: 2019, seconds: 214 },
  { id: 2, title: 'Night Bus', artist: 'Low Tide', album: 'Estuary', year: 2019, seconds: 187 },
  { id: 3, title: 'Copper Wire', artist: 'The Relays', album: 'Switch', year: 2021, seconds: 251 },
  { id: 4, title: 'Half Past', artist: 'The Relays', album: 'Switch', year: 2021, seconds: 198 },
  { id: 5, title: 'Orchard', artist: 'Ines Mori', album: 'Small Rooms', year: 2023, seconds: 276 },
  {
    id: 6,
    title: 'Two Coats',
    artist: 'Ines Mori',
    album: 'Small Rooms',
    year: 2023,
    seconds: 162,
  },
  { id: 7, title: 'Ferris', artist: 'Kite Season', album: 'Fairground', year: 2018, seconds: 233 },
  {
    id: 8,
    title: 'Ticket Stub',
    artist: 'Kite Season',
    album: 'Fairground',
    year: 2018,
    seconds: 205,
  },
];

/** Minutes and seconds. */
export function duration(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Columns of the table. */
export const columns: GridColDef<Track>[] = [
  { field: 'title', headerName: 'Title', width: 220 },
  { field: 'artist', headerName: 'Artist', width: 140 },
  { field: 'album', headerName: 'Album', width: 140 },
  { field: 'year', headerName: 'Year', width: 90 },
  { field: 'seconds', headerName: 'Length', width: 90, valueFormatter: duration },
];
