import type { GridColDef } from '@mui/x-data-grid';

/** A gauge that measures the water of a river. */
export interface Gauge {
  id: number;
  station: string;
  river: string;
  level: number;
  change: number;
  state: 'normal' | 'watch' | 'flood';
}

/** Gauges of the demos. */
export const rows: Gauge[] = [
  { id: 1, station: 'Upper Weir', river: 'Alder', level: 182, change: 4, state: 'normal' },
  { id: 2, station: 'Stone Bridge', river: 'Alder', level: 311, change: 26, state: 'watch' },
  { id: 3, station: 'Ferry Landing', river: 'Alder', level: 428, change: 41, state: 'flood' },
  { id: 4, station: 'Millrace', river: 'Tarn', level: 97, change: -3, state: 'normal' },
  { id: 5, station: 'Tarn Mouth', river: 'Tarn', level: 254, change: -12, state: 'normal' },
  { id: 6, station: 'Quarry Lock', river: 'Esk', level: 336, change: 18, state: 'watch' },
];

/** Columns of the demos. */
export const columns: GridColDef<Gauge>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 130 },
  { field: 'river', headerName: 'River', width: 90 },
  { field: 'level', headerName: 'Level (cm)', type: 'number', width: 110 },
  { field: 'change', headerName: 'Last 6 h', type: 'number', width: 100 },
  { field: 'state', headerName: 'State', width: 100 },
];
