import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { containers, isoDay, states, type Container } from './data';

const columns: GridColDef<Container>[] = [
  { field: 'id', headerName: 'Container', width: 100 },
  { field: 'line', headerName: 'Line', flex: 1, minWidth: 80, editable: true },
  { field: 'port', headerName: 'Port', flex: 1, minWidth: 100 },
  { field: 'tonnes', headerName: 'Tonnes', type: 'number', width: 80, editable: true },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: states,
    width: 95,
    editable: true,
  },
  { field: 'arrives', headerName: 'Arrives', type: 'date', width: 100, valueFormatter: isoDay },
];

export default function Everyday() {
  return (
    <div style={{ height: 422, width: '100%' }}>
      <DataGrid
        label="Containers"
        rows={containers}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        showToolbar
        initialState={{
          sorting: { sortModel: [{ field: 'arrives', sort: 'asc' }] },
          pagination: { paginationModel: { pageSize: 10 } },
        }}
        pageSizeOptions={[10, 25, 50]}
      />
    </div>
  );
}
