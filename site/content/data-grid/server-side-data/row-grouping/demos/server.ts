import type {
  GridColDef,
  GridGetRowsParams,
  GridGetRowsResponse,
  GridSortModel,
} from '@mui/x-data-grid-premium';

/** A booking, or a group of bookings that the server has counted. */
export interface Booking {
  id: string;
  country: string;
  city: string;
  guest: string;
  nights: number;
  /** The key of a group, and how many bookings it has. */
  group?: string;
  size: number;
}

const places = [
  ['Portugal', 'Lisbon'],
  ['Portugal', 'Faro'],
  ['Italy', 'Genoa'],
  ['Italy', 'Bari'],
  ['Italy', 'Turin'],
  ['Norway', 'Bergen'],
] as const;
const guests = ['Alba', 'Birk', 'Chen', 'Dalia', 'Emre', 'Freya', 'Goran'];

const bookings: Booking[] = Array.from({ length: 36 }, (_, index) => {
  const [country, city] = places[(index * 5) % places.length] ?? places[0];
  return {
    id: `booking-${index + 1}`,
    country,
    city,
    guest: guests[index % guests.length] ?? '',
    nights: 1 + ((index * 3) % 7),
    size: 0,
  };
});

function valueOf(row: Booking, field: string): string {
  const values: Record<string, string> = { country: row.country, city: row.city, guest: row.guest };
  return values[field] ?? '';
}

function groupRows(rows: Booking[], field: string, path: string[]): Booking[] {
  const groups = Map.groupBy(rows, (row) => valueOf(row, field));
  return [...groups].map(([key, members]) => ({
    id: `group-${[...path, key].join('/')}`,
    group: key,
    country: field === 'country' ? key : '',
    city: field === 'city' ? key : '',
    guest: '',
    nights: members.reduce((sum, row) => sum + row.nights, 0),
    size: members.length,
  }));
}

const allColumns: GridColDef<Booking>[] = [
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 90, groupable: false },
  { field: 'nights', headerName: 'Nights', type: 'number', width: 90, groupable: false },
];

/** This small server has no filters. */
export const columns = allColumns.map((column) => ({ ...column, filterable: false }));

/** Grouping columns have names of their own in the sort model. */
const fieldOf = (name: string) => name.replace(/^__row_group_by_columns_group_(.+)__$/, '$1');

function sortRows(rows: Booking[], sortModel: GridSortModel): Booking[] {
  const [rule] = sortModel;
  if (!rule) return rows;
  const sign = rule.sort === 'desc' ? -1 : 1;
  const field = fieldOf(rule.field);
  return rows.toSorted((a, b) =>
    field === 'nights'
      ? sign * (a.nights - b.nights)
      : sign * valueOf(a, field).localeCompare(valueOf(b, field)),
  );
}

/** Returns what a GROUP BY query would return for one level. */
export async function queryBookings(params: GridGetRowsParams): Promise<GridGetRowsResponse> {
  await new Promise((done) => setTimeout(done, 300));
  const { groupFields = [], groupKeys = [] } = params;
  const inside = bookings.filter((row) =>
    groupKeys.every((key, level) => valueOf(row, groupFields[level] ?? '') === key),
  );
  const field = groupFields[groupKeys.length];
  const rows = field === undefined ? inside : groupRows(inside, field, groupKeys);
  const top = groupFields[0] === undefined ? bookings : groupRows(bookings, groupFields[0], []);
  return { rows: sortRows(rows, params.sortModel), rowCount: top.length };
}
