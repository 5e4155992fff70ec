import type { GridColDef, GridPivotModel } from '@mui/x-data-grid-premium';

/** Tickets sold for one performance. */
export interface Sale {
  id: number;
  venue: string;
  genre: string;
  channel: string;
  day: Date;
  tickets: number;
  revenue: number;
}

const venues = ['Opera House', 'Small Stage', 'Open Air'];
const genres = ['Dance', 'Comedy', 'Concert'];
const channels = ['Online', 'Box office'];

/** Thirty-six sales of two seasons. */
export const sales: Sale[] = Array.from({ length: 36 }, (_, index) => {
  const tickets = 80 + ((index * 37) % 220);
  return {
    id: index + 1,
    venue: venues[index % 3] ?? '',
    genre: genres[Math.floor(index / 3) % 3] ?? '',
    channel: channels[Math.floor(index / 2) % 2] ?? '',
    day: new Date(2024, 8 + Math.floor(index / 2), 15),
    tickets,
    revenue: tickets * (18 + (index % 4) * 6),
  };
});

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const day = new Intl.DateTimeFormat('en-CA');

/** Columns of the table before it is pivoted. */
export const columns: GridColDef<Sale>[] = [
  { field: 'venue', headerName: 'Venue', width: 130 },
  { field: 'genre', headerName: 'Genre', width: 110 },
  { field: 'channel', headerName: 'Channel', width: 110 },
  {
    field: 'day',
    headerName: 'Day',
    type: 'date',
    width: 110,
    valueFormatter: (value?: Date) => (value ? day.format(value) : ''),
  },
  { field: 'tickets', headerName: 'Tickets', type: 'number', width: 110 },
  {
    field: 'revenue',
    headerName: 'Revenue',
    type: 'number',
    width: 120,
    valueFormatter: (value?: number) => (typeof value === 'number' ? dollars.format(value) : ''),
  },
];

/** Revenue by venue and channel. */
export const byChannel: GridPivotModel = {
  rows: [{ field: 'venue' }],
  columns: [{ field: 'channel' }],
  values: [{ field: 'revenue', aggFunc: 'sum' }],
};
