import type {
  GridColDef,
  GridGetRowsParams,
  GridGetRowsResponse,
  GridSortModel,
} from '@mui/x-data-grid-premium';

/** An evening at a theater, or a group of them with its totals. */
export interface Evening {
  id: string;
  venue?: string;
  play?: string;
  date?: string;
  seats?: number;
  revenue?: number;
  /** Only in groups: the key, the number of evenings, and the results. */
  group?: string;
  size: number;
  totals?: Record<string, number>;
}

const plays = [
  ['Opera House', 'The Glass River'],
  ['Opera House', 'Nine Lanterns'],
  ['Small Stage', 'Two Chairs'],
  ['Small Stage', 'Salt'],
  ['Old Cinema', 'Paper Moonlight'],
  ['Old Cinema', 'The Understudy'],
] as const;

const evenings: Evening[] = plays.flatMap(([venue, play], index) =>
  Array.from({ length: 20 }, (_, day) => {
    const seats = 80 + ((index * 53 + day * 29) % 120);
    return {
      id: `${play} ${day + 1}`,
      venue,
      play,
      date: `Mar ${day + 1}`,
      seats,
      revenue: seats * (18 + index * 3),
      size: 0,
    };
  }),
);

function compute(name: string, values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const sum = values.reduce((total, value) => total + value, 0);
  if (name === 'avg') return Math.round(sum / values.length);
  if (name === 'max') return sorted.at(-1) ?? 0;
  if (name === 'median') return sorted[Math.floor(sorted.length / 2)] ?? 0;
  return sum;
}

function totalsOf(rows: Evening[], model: Record<string, string>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(model).map(([field, name]) => [
      field,
      compute(
        name,
        rows.map((row) => (field === 'seats' ? row.seats : row.revenue) ?? 0),
      ),
    ]),
  );
}

const partOf = (row: Evening, field: string) => (field === 'venue' ? row.venue : row.play) ?? '';

function groupRows(rows: Evening[], field: string, params: GridGetRowsParams): Evening[] {
  const { groupKeys = [], aggregationModel = {} } = params;
  const groups = Map.groupBy(rows, (row) => partOf(row, field));
  return [...groups].map(([group, members]) => ({
    id: [...groupKeys, group].join('/'),
    group,
    size: members.length,
    totals: totalsOf(members, aggregationModel),
  }));
}

function sortRows(rows: Evening[], [rule]: GridSortModel): Evening[] {
  const sign = rule?.sort === 'desc' ? -1 : 1;
  const read = (row: Evening) =>
    (rule?.field === 'seats'
      ? (row.seats ?? row.totals?.seats)
      : (row.revenue ?? row.totals?.revenue)) ?? 0;
  return rule ? rows.toSorted((a, b) => sign * (read(a) - read(b))) : rows;
}

const dollars = (value?: number | string) =>
  value === undefined || value === '' ? '' : `$${Number(value).toLocaleString('en-US')}`;

const allColumns: GridColDef<Evening>[] = [
  { field: 'play', headerName: 'Play', sortable: false, flex: 1, minWidth: 140 },
  { field: 'date', headerName: 'Date', sortable: false, width: 90 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 100 },
  { field: 'revenue', headerName: 'Revenue', type: 'number', width: 130, valueFormatter: dollars },
];

/** Columns of the demos: this small server sorts numbers only and has no filters. */
export const columns = allColumns.map((column) => ({
  ...column,
  filterable: false,
  groupable: false,
}));

/** The column to group by. */
export const venueColumn: GridColDef<Evening> = {
  field: 'venue',
  headerName: 'Venue',
  filterable: false,
  sortable: false,
  aggregable: false,
  width: 140,
};

/** Returns one level, with the totals that `aggregationModel` asks for. */
export async function queryEvenings(params: GridGetRowsParams): Promise<GridGetRowsResponse> {
  await new Promise((done) => setTimeout(done, 300));
  const { groupFields = [], groupKeys = [], aggregationModel = {}, start, end } = params;
  const inside = evenings.filter((row) =>
    groupKeys.every((key, level) => partOf(row, groupFields[level] ?? '') === key),
  );
  const field = groupFields[groupKeys.length];
  const level = field === undefined ? inside : groupRows(inside, field, params);
  const sorted = sortRows(level, params.sortModel);
  return {
    rows: groupKeys.length > 0 ? sorted : sorted.slice(Number(start), end + 1),
    rowCount: new Set(
      evenings.map((row) => (groupFields.length > 0 ? partOf(row, groupFields[0] ?? '') : row.id)),
    ).size,
    aggregateRow: { totals: totalsOf(evenings, aggregationModel) },
  };
}
