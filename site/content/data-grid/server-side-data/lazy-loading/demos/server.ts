import type { GridColDef, GridGetRowsParams } from '@mui/x-data-grid-pro';

/** One reading of a weather station. */
export interface Reading {
  id: number;
  station: string;
  hour: number;
  wind: number;
  rain: number;
}

const stations = ['Cape Rook', 'Stone Pass', 'Lake Ida', 'Mill Green'];

const readings: Reading[] = Array.from({ length: 1000 }, (_, index) => ({
  id: index + 1,
  station: stations[index % 4] ?? '',
  hour: Math.floor(index / 4),
  wind: 4 + ((index * 17) % 70),
  rain: (index * 7) % 12,
}));

/** Columns of the demos. */
export const columns: GridColDef<Reading>[] = [
  { field: 'id', headerName: 'No.', width: 80 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'hour', headerName: 'Hour', type: 'number', width: 90 },
  { field: 'wind', headerName: 'Wind (km/h)', type: 'number', width: 120 },
  { field: 'rain', headerName: 'Rain (mm)', type: 'number', width: 110 },
];

function valueOf(row: Reading, field: string): number | string {
  return Object.entries(row).find(([key]) => key === field)?.[1] ?? 0;
}

/** A block of readings, and how many there are; answers after a moment. */
export async function queryReadings({ start, end, sortModel }: GridGetRowsParams) {
  await new Promise((done) => setTimeout(done, 300));
  const [first] = sortModel;
  const sign = first?.sort === 'desc' ? -1 : 1;
  const sorted = first
    ? readings.toSorted((a, b) => {
        const [one, two] = [valueOf(a, first.field), valueOf(b, first.field)];
        return sign * (one < two ? -1 : Number(one > two));
      })
    : readings;
  return { rows: sorted.slice(Number(start), end + 1), total: sorted.length };
}
