import type { GridColDef } from '@mui/x-data-grid-pro';

/** A place in a park, with its path from the root. */
export interface Place {
  id: number;
  path: string[];
  area: number;
  visitors: number;
}

/** Two parks with their parts. */
export const places: Place[] = [
  { id: 1, path: ['River Park'], area: 48, visitors: 9200 },
  { id: 2, path: ['River Park', 'Boathouse'], area: 2, visitors: 3100 },
  { id: 3, path: ['River Park', 'Meadow'], area: 30, visitors: 5400 },
  { id: 4, path: ['River Park', 'Meadow', 'Bandstand'], area: 1, visitors: 1800 },
  { id: 5, path: ['Botanic Garden'], area: 21, visitors: 7600 },
  { id: 6, path: ['Botanic Garden', 'Palm house'], area: 3, visitors: 4900 },
  { id: 7, path: ['Botanic Garden', 'Arboretum'], area: 12, visitors: 2700 },
];

/** The columns beside the tree. */
export const columns: GridColDef<Place>[] = [
  { field: 'area', headerName: 'Area (ha)', type: 'number', flex: 1, minWidth: 100 },
  { field: 'visitors', headerName: 'Visitors', type: 'number', flex: 1, minWidth: 130 },
];

/** The path of a place. */
export const getTreeDataPath = (row: Place) => row.path;
