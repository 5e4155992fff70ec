import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'harbour', headerName: 'Harbour', width: 140 },
  { field: 'ship', headerName: 'Ship', width: 140 },
  { field: 'tonnes', headerName: 'Tonnes', type: 'number', width: 120 },
];

const rows = [
  { id: 1, harbour: 'Bergen', ship: 'Aurora', tonnes: 840 },
  { id: 2, harbour: 'Bergen', ship: 'Fredrika', tonnes: 415 },
  { id: 3, harbour: 'Porto', ship: 'Bellona', tonnes: 312 },
  { id: 4, harbour: 'Porto', ship: 'Galatea', tonnes: 560 },
];

const initialState = {
  rowGrouping: { model: ['harbour'] },
  aggregation: { model: { tonnes: 'sum' } },
};

export default function GroupedOrders() {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', width: '100%' }}>
      <DataGridPremium
        label="Tonnes by harbour"
        rows={rows}
        columns={columns}
        initialState={initialState}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </div>
  );
}
