import {
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid';
import { trails, type Trail } from './data';

function RowNumber({ id }: { id: GridRowId }) {
  const apiRef = useGridApiContext();
  const ids = useGridSelector(apiRef, gridFilteredSortedRowIdsSelector);
  return ids.indexOf(id) + 1;
}

const columns: GridColDef<Trail>[] = [
  {
    field: 'number',
    headerName: 'No.',
    width: 70,
    align: 'right',
    headerAlign: 'right',
    sortable: false,
    filterable: false,
    disableColumnMenu: true,
    disableExport: true,
    renderCell: ({ id }) => <RowNumber id={id} />,
  },
  { field: 'name', headerName: 'Trail', flex: 1, minWidth: 140 },
  { field: 'length', headerName: 'Length (km)', type: 'number', width: 120 },
  { field: 'level', headerName: 'Level', width: 120 },
];

export default function RowNumbers() {
  return (
    <div style={{ width: '100%' }}>
      <DataGrid
        label="Numbered trails"
        rows={trails}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10]}
      />
    </div>
  );
}
