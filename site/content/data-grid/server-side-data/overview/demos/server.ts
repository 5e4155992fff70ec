import {
  getGridNumericOperators,
  getGridStringOperators,
  type GridColDef,
  type GridGetRowsParams,
  type GridGetRowsResponse,
} from '@mui/x-data-grid';

/** One parcel of a delivery company. */
export interface Parcel {
  id: number;
  code: string;
  city: string;
  kilos: number;
  state: string;
}

const cities = ['Lyon', 'Porto', 'Graz', 'Ghent', 'Turin', 'Aarhus', 'Brno'];
const states = ['Collected', 'In transit', 'Delivered'];

const table: Parcel[] = Array.from({ length: 240 }, (_, index) => ({
  id: index + 1,
  code: `PX-${4000 + ((index * 37) % 240)}`,
  city: cities[(index * 5) % cities.length] ?? '',
  kilos: 1 + ((index * 13) % 28),
  state: states[(index * 2) % states.length] ?? '',
}));

const known = ['contains', 'equals', '=', '>', '<'];
const forText = getGridStringOperators().filter(({ value }) => known.includes(value));
const forNumbers = getGridNumericOperators().filter(({ value }) => known.includes(value));

/** Columns of the demos, with the operators that the server understands. */
export const columns: GridColDef<Parcel>[] = [
  { field: 'code', headerName: 'Parcel', width: 120, filterOperators: forText },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 110, filterOperators: forText },
  {
    field: 'kilos',
    headerName: 'Weight (kg)',
    type: 'number',
    width: 120,
    filterOperators: forNumbers,
  },
  { field: 'state', headerName: 'State', width: 120, filterOperators: forText },
];

function read(row: Parcel, field: string): string | number {
  return Object.entries(row).find(([key]) => key === field)?.[1] ?? '';
}

function passes(row: Parcel, { filterModel }: GridGetRowsParams): boolean {
  return filterModel.items.every(({ field, operator, value }) => {
    const cell = read(row, field);
    if (value === undefined || value === '') return true;
    if (operator === '>') return Number(cell) > Number(value);
    if (operator === '<') return Number(cell) < Number(value);
    const [text, part] = [String(cell).toLowerCase(), String(value).toLowerCase()];
    return operator === 'contains' ? text.includes(part) : text === part;
  });
}

function inOrder(rows: Parcel[], { sortModel }: GridGetRowsParams): Parcel[] {
  const [first] = sortModel;
  if (!first) return rows;
  const sign = first.sort === 'desc' ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [one, two] = [read(a, first.field), read(b, first.field)];
    return sign * (one < two ? -1 : Number(one > two));
  });
}

/** What a server would do with the parameters; it answers after a moment. */
export async function queryParcels(params: GridGetRowsParams): Promise<GridGetRowsResponse> {
  await new Promise((done) => setTimeout(done, 300));
  const found = inOrder(
    table.filter((row) => passes(row, params)),
    params,
  );
  const rows = found.slice(Number(params.start), params.end + 1).map((row) => ({ ...row }));
  return { rows, rowCount: found.length };
}

/** Saves a weight, and refuses what no van can carry. */
export async function saveParcel(id: number, kilos: number): Promise<Parcel> {
  await new Promise((done) => setTimeout(done, 300));
  const parcel = table.find((row) => row.id === id);
  if (!parcel || kilos > 30) {
    throw new Error('Parcels over 30 kg go by freight.');
  }
  parcel.kilos = kilos;
  return { ...parcel };
}
