import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { turbines, type Turbine } from './data';

const columns: GridColDef<Turbine>[] = [
  { field: 'farm', headerName: 'Wind farm', flex: 1, minWidth: 130, aggregable: false },
  { field: 'name', headerName: 'Turbine', width: 110 },
  {
    field: 'output',
    headerName: 'Output (MWh)',
    type: 'number',
    width: 140,
    availableAggregationFunctions: ['sum', 'avg'],
  },
  { field: 'power', headerName: 'Power (MW)', type: 'number', width: 130 },
];

export default function LimitedFunctions() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGridPremium
        label="Wind turbines with fewer functions"
        rows={turbines}
        columns={columns}
        initialState={{ aggregation: { model: { output: 'sum' } } }}
        hideFooter
      />
    </div>
  );
}
