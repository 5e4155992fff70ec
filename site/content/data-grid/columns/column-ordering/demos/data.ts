import type { GridColDef } from '@mui/x-data-grid-pro';

/** A song in a concert. */
export interface Song {
  id: number;
  title: string;
  key: string;
  tempo: number;
  length: string;
  lead: string;
}

/** The songs of the evening. */
export const songs: Song[] = [
  { id: 1, title: 'Paper Boats', key: 'D major', tempo: 112, length: '3:40', lead: 'Noor' },
  { id: 2, title: 'Night Ferry', key: 'A minor', tempo: 84, length: '5:05', lead: 'Elliot' },
  { id: 3, title: 'Second Coat', key: 'G major', tempo: 126, length: '2:58', lead: 'Noor' },
  { id: 4, title: 'Salt and Tar', key: 'E minor', tempo: 96, length: '4:21', lead: 'Priya' },
];

/** The columns of the set list. */
export const columns: GridColDef<Song>[] = [
  { field: 'id', headerName: 'Track', width: 90 },
  { field: 'title', headerName: 'Title', width: 150 },
  { field: 'key', headerName: 'Key', width: 120 },
  { field: 'tempo', headerName: 'Tempo (bpm)', type: 'number', width: 130 },
  { field: 'length', headerName: 'Length', width: 110 },
  { field: 'lead', headerName: 'Lead vocals', width: 130 },
];
