import type { GridColDef } from '@mui/x-data-grid';

/** A lighthouse on the coast. */
export interface Lighthouse {
  id: number;
  name: string;
  height: number;
  flashes: string;
}

const places = [
  'Gull Point',
  'Cape Morrow',
  'Seal Rocks',
  'North Spit',
  'Amber Bay',
  'Whitestone',
  'Tern Island',
  'Old Harbor',
];

/** Twenty-four lighthouses. */
export const rows: Lighthouse[] = Array.from({ length: 24 }, (_, index) => ({
  id: index + 1,
  name: `${places[index % 8]} ${['East', 'West', 'South'][Math.floor(index / 8)]}`,
  height: 12 + ((index * 7) % 31),
  flashes: `${1 + (index % 4)} every ${5 + (index % 6)} s`,
}));

/** Columns of the demos. */
export const columns: GridColDef<Lighthouse>[] = [
  { field: 'id', headerName: 'No.', width: 70 },
  { field: 'name', headerName: 'Lighthouse', flex: 1, minWidth: 150 },
  { field: 'height', headerName: 'Height (m)', type: 'number', width: 110 },
  { field: 'flashes', headerName: 'Flashes', width: 120 },
];
