import type { GridColDef } from '@mui/x-data-grid';

/** A thing that a music studio lends. */
export interface Item {
  id: number;
  name: string;
  kind: string;
  room: string;
  perDay: number;
}

/** Equipment of the demos. */
export const rows: Item[] = [
  { id: 1, name: 'Grand piano', kind: 'Keys', room: 'Hall', perDay: 120 },
  { id: 2, name: 'Drum kit', kind: 'Drums', room: 'Studio B', perDay: 45 },
  { id: 3, name: 'Ribbon microphone', kind: 'Microphones', room: 'Studio A', perDay: 30 },
  { id: 4, name: 'Bass amplifier', kind: 'Amplifiers', room: 'Studio B', perDay: 25 },
  { id: 5, name: 'Vibraphone', kind: 'Keys', room: 'Hall', perDay: 60 },
];

/** Columns of the demos. */
export const columns: GridColDef<Item>[] = [
  { field: 'name', headerName: 'Item', flex: 1, minWidth: 150 },
  { field: 'kind', headerName: 'Kind', width: 120 },
  { field: 'room', headerName: 'Room', width: 100 },
  { field: 'perDay', headerName: '€ per day', type: 'number', width: 100 },
];
