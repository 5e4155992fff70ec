import type { GridColDef, GridGetRowsParams, GridGetRowsResponse } from '@mui/x-data-grid-pro';

/** A place in a museum, or an object on show there. */
export interface Place {
  id: string;
  name: string;
  objects: number;
  /** How many places are inside; 0 for a showcase. */
  inside: number;
}

const museums = ['City Museum', 'Harbor Museum', 'House of Clocks'];
const floors = ['Ground floor', 'First floor'];

function museum(index: number): Place {
  const name = museums[index] ?? '';
  return { id: name, name, objects: 180 - index * 40, inside: floors.length };
}

function childrenOf(path: string[]): Place[] {
  const [name, floor] = path;
  const size = 180 - museums.indexOf(name ?? '') * 40;
  if (floor === undefined) {
    return floors.map((label) => ({
      id: `${name}/${label}`,
      name: label,
      objects: size / 2,
      inside: 3,
    }));
  }
  return [1, 2, 3].map((number) => ({
    id: `${name}/${floor}/${number}`,
    name: `Room ${number}`,
    objects: size / 6,
    inside: 0,
  }));
}

/** Columns of the demos. */
export const columns: GridColDef<Place>[] = [
  { field: 'objects', headerName: 'Objects', type: 'number', width: 120 },
];

/** Answers after a moment, with the places inside of `groupKeys`. */
export async function queryPlaces({
  groupKeys = [],
  sortModel,
}: GridGetRowsParams): Promise<GridGetRowsResponse> {
  await new Promise((done) => setTimeout(done, 300));
  const rows =
    groupKeys.length === 0 ? museums.map((_, index) => museum(index)) : childrenOf(groupKeys);
  const sign = { asc: 1, desc: -1 }[sortModel[0]?.sort ?? 'desc'];
  return {
    rows: sortModel.length === 0 ? rows : rows.toSorted((a, b) => sign * (a.objects - b.objects)),
    rowCount: museums.length,
  };
}
