import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { containers, type Container } from './data';

const columns: GridColDef<Container>[] = [
  { field: 'port', headerName: 'Port', width: 130 },
  { field: 'line', headerName: 'Line', width: 130 },
  { field: 'id', headerName: 'Container', flex: 1, minWidth: 120 },
  { field: 'tonnes', headerName: 'Tonnes', type: 'number', width: 120 },
];

const initialState = {
  rowGrouping: { model: ['port'] },
  columns: { columnVisibilityModel: { port: false } },
  aggregation: { model: { tonnes: 'sum' } },
};

export default function SummaryPremium() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        label="Tonnes by port"
        rows={containers}
        columns={columns}
        initialState={initialState}
        cellSelection
      />
    </div>
  );
}
