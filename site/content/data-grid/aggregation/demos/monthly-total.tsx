import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, turbines } from './data';

const initialState = {
  aggregation: { model: { output: 'sum', hours: 'avg', serviced: 'max' } },
};

export default function MonthlyTotal() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        label="Wind turbines with totals"
        rows={turbines}
        columns={columns}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
