import type { GridColDef } from '@mui/x-data-grid';

/** A stop of a long-distance train. */
export interface Stop {
  id: number;
  train: string;
  station: string;
  arrival: string;
  platform: number;
  coaches: number;
  operator: string;
  note: string;
}

const stations = ['Ashby', 'Brookfield', 'Carver Lake', 'Dunmore', 'Eastgate', 'Fern Hill'];
const operators = ['Northern Line', 'Coastal Rail'];

/** A hundred stops of one day. */
export const stops: Stop[] = Array.from({ length: 100 }, (_, index) => ({
  id: index + 1,
  train: `IC ${200 + Math.floor(index / 6)}`,
  station: stations[index % 6] ?? '',
  arrival: `${String(6 + Math.floor(index / 6)).padStart(2, '0')}:${String((index % 6) * 9 + 4).padStart(2, '0')}`,
  platform: (index % 8) + 1,
  coaches: 7 + (index % 5),
  operator: operators[Math.floor(index / 6) % 2] ?? '',
  note: index % 9 === 0 ? 'Stops on request' : '',
}));

/** Columns that are wider together than the grid. */
export const columns: GridColDef<Stop>[] = [
  { field: 'train', headerName: 'Train', width: 130 },
  { field: 'station', headerName: 'Station', width: 200 },
  { field: 'arrival', headerName: 'Arrival', width: 150 },
  { field: 'platform', headerName: 'Platform', type: 'number', width: 150 },
  { field: 'coaches', headerName: 'Coaches', type: 'number', width: 150 },
  { field: 'operator', headerName: 'Operator', width: 240 },
  { field: 'note', headerName: 'Note', width: 260 },
];
