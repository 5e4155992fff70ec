import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { byRegion, columns, turbines, type Turbine } from './data';

const groupedColumns: GridColDef<Turbine>[] = [
  { field: 'region', headerName: 'Region', width: 140 },
  ...columns,
];

const initialState = {
  ...byRegion,
  aggregation: { model: { output: 'sum', serviced: 'min' } },
};

export default function GroupedTotals() {
  return (
    <div style={{ width: '100%' }}>
      <DataGridPremium
        label="Output by region"
        rows={turbines}
        columns={groupedColumns}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
