import type { GridColDef } from '@mui/x-data-grid';

/** A honey harvest of one beehive. */
export interface Harvest {
  id: number;
  hive: string;
  blossom: string;
  kilos: number;
  moisture: number;
}

/** Harvests of the demos. */
export const rows: Harvest[] = [
  { id: 1, hive: 'Orchard 1', blossom: 'Apple', kilos: 14.2, moisture: 17.1 },
  { id: 2, hive: 'Orchard 2', blossom: 'Apple', kilos: 11.8, moisture: 17.6 },
  { id: 3, hive: 'Lime Avenue', blossom: 'Linden', kilos: 22.5, moisture: 16.4 },
  { id: 4, hive: 'Heath', blossom: 'Heather', kilos: 9.7, moisture: 18.9 },
  { id: 5, hive: 'Meadow', blossom: 'Clover', kilos: 17.3, moisture: 16.8 },
];

/** Columns of the demos. */
export const columns: GridColDef<Harvest>[] = [
  { field: 'hive', headerName: 'Hive', flex: 1, minWidth: 120 },
  { field: 'blossom', headerName: 'Blossom', width: 110 },
  { field: 'kilos', headerName: 'Honey (kg)', type: 'number', width: 110 },
  { field: 'moisture', headerName: 'Water (%)', type: 'number', width: 110 },
];
