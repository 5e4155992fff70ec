import {
  DataGrid,
  gridStringOrNumberComparator,
  type GridColDef,
  type GridSortCellParams,
} from '@mui/x-data-grid';
import { arrivals, type Arrival } from './data';

// #region
function passengers({ api, id }: GridSortCellParams): number {
  return api.getCellValue(id, 'passengers');
}

const columns: GridColDef<Arrival>[] = [
  {
    field: 'airline',
    headerName: 'Airline',
    flex: 1,
    minWidth: 120,
    getSortComparator:
      (direction) =>
      (...[one, other, cell, otherCell]) => {
        const turn = direction === 'desc' ? -1 : 1;
        return (
          turn * gridStringOrNumberComparator(one, other, cell, otherCell) ||
          passengers(otherCell) - passengers(cell)
        );
      },
  },
  // #endregion
  { field: 'id', headerName: 'Flight', width: 100 },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 130 },
];

export default function TieBreaker() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        label="Arrivals by airline, the fullest of each first"
        rows={arrivals}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'airline', sort: 'asc' }] } }}
        hideFooter
      />
    </div>
  );
}
