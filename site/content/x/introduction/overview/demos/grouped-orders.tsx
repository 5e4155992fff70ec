import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'port', headerName: 'Port', width: 140 },
  { field: 'ship', headerName: 'Ship', width: 140 },
  { field: 'tonnes', headerName: 'Tonnes', type: 'number', width: 120 },
];

const rows = [
  { id: 1, port: 'Bergen', ship: 'Aurora', tonnes: 840 },
  { id: 2, port: 'Bergen', ship: 'Fredrika', tonnes: 415 },
  { id: 3, port: 'Porto', ship: 'Bellona', tonnes: 312 },
  { id: 4, port: 'Porto', ship: 'Galatea', tonnes: 560 },
];

const initialState = {
  rowGrouping: { model: ['port'] },
  aggregation: { model: { tonnes: 'sum' } },
};

export default function GroupedOrders() {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', width: '100%' }}>
      <DataGridPremium
        label="Tonnes by port"
        rows={rows}
        columns={columns}
        initialState={initialState}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </div>
  );
}
