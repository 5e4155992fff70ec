import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'berth', headerName: 'Berth', width: 100 },
  { field: 'ship', headerName: 'Ship', width: 160 },
  { field: 'from', headerName: 'From', width: 160 },
  { field: 'cargo', headerName: 'Cargo', width: 180 },
  { field: 'tonnes', headerName: 'Tonnes', type: 'number', width: 110 },
];

const rows = [
  { id: 1, berth: 'A1', ship: 'Aurora', from: 'Bergen', cargo: 'Timber', tonnes: 840 },
  { id: 2, berth: 'A2', ship: 'Bellona', from: 'Porto', cargo: 'Cork', tonnes: 312 },
  { id: 3, berth: 'B1', ship: 'Dorothea', from: 'Gdańsk', cargo: 'Grain', tonnes: 1250 },
  { id: 4, berth: 'B2', ship: 'Galatea', from: 'Valencia', cargo: 'Oranges', tonnes: 560 },
];

export default function PinnedOrders() {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', width: '100%' }}>
      <DataGridPro
        label="Ships in port"
        rows={rows}
        columns={columns}
        initialState={{ pinnedColumns: { left: ['berth'] } }}
        hideFooter
      />
    </div>
  );
}
