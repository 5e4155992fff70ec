import type { GridColDef } from '@mui/x-data-grid';

/** A theater play and how full its shows were, in percent. */
export interface Play {
  id: number;
  play: string;
  tuesday: number;
  thursday: number;
  saturday: number;
  archived: boolean;
}

/** Plays of the demos. */
export const rows: Play[] = [
  { id: 1, play: 'The Cloud Seller', tuesday: 42, thursday: 58, saturday: 97, archived: false },
  { id: 2, play: 'Two Left Shoes', tuesday: 71, thursday: 83, saturday: 100, archived: false },
  { id: 3, play: 'Letters to Ada', tuesday: 18, thursday: 25, saturday: 61, archived: true },
  { id: 4, play: 'Midnight Bakery', tuesday: 66, thursday: 77, saturday: 92, archived: false },
  { id: 5, play: 'Glass Orchard', tuesday: 33, thursday: 29, saturday: 54, archived: true },
];

/** Columns of the demos. */
export const columns: GridColDef<Play>[] = [
  { field: 'play', headerName: 'Play', flex: 1, minWidth: 140 },
  { field: 'tuesday', headerName: 'Tue (%)', type: 'number', width: 90 },
  { field: 'thursday', headerName: 'Thu (%)', type: 'number', width: 90 },
  { field: 'saturday', headerName: 'Sat (%)', type: 'number', width: 90 },
];
