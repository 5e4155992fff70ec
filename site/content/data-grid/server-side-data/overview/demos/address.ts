import type { GridFilterModel, GridPaginationModel, GridSortModel } from '@mui/x-data-grid';
import { columns } from './server';

/** What an address says about the rows, for example `?filter=city:contains:Lyon&sort=kilos:desc&page=2`. */
export interface View {
  filterModel: GridFilterModel;
  sortModel: GridSortModel;
  paginationModel: GridPaginationModel;
}

const pageSize = 10;
const isField = (field: string) => columns.some((column) => column.field === field);
const isOperator = (field: string, operator: string) =>
  columns
    .find((column) => column.field === field)
    ?.filterOperators?.some(({ value }) => value === operator) ?? false;

/** Reads any text: people edit addresses, and old links name columns that are gone. */
export function readAddress(search: string): View {
  const query = new URLSearchParams(search);
  const [field = '', operator = '', ...words] = (query.get('filter') ?? '').split(':');
  const [sortField = '', order] = (query.get('sort') ?? '').split(':');
  const page = Number(query.get('page') ?? 1) - 1;
  return {
    filterModel: {
      items: isOperator(field, operator) ? [{ field, operator, value: words.join(':') }] : [],
    },
    sortModel: isField(sortField)
      ? [{ field: sortField, sort: order === 'desc' ? 'desc' : 'asc' }]
      : [],
    paginationModel: { page: Number.isInteger(page) && page > 0 ? page : 0, pageSize },
  };
}

/** Leaves out what is as always, so that addresses stay short. */
export function writeAddress({ filterModel, sortModel, paginationModel }: View): string {
  const query = new URLSearchParams();
  const [filter] = filterModel.items;
  const [sorting] = sortModel;
  if (filter?.value) query.set('filter', `${filter.field}:${filter.operator}:${filter.value}`);
  if (sorting) query.set('sort', `${sorting.field}:${sorting.sort ?? 'asc'}`);
  if (paginationModel.page > 0) query.set('page', String(paginationModel.page + 1));
  return query.size > 0 ? `?${query}` : '';
}
