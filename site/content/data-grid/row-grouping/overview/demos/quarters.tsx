import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { euros, visits, type Visit } from './data';

const columns: GridColDef<Visit>[] = [
  {
    field: 'month',
    headerName: 'Month',
    width: 90,
    groupingValueGetter: (month: string) =>
      `Quarter ${Math.ceil(Number(month.slice(5)) / 3)} of ${month.slice(0, 4)}`,
  },
  { field: 'doctor', headerName: 'Doctor', flex: 1, minWidth: 110 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 95 },
  { field: 'fee', headerName: 'Fee', type: 'number', width: 110, valueFormatter: euros },
];

const initialState = {
  rowGrouping: { model: ['month'] },
  aggregation: { model: { minutes: 'avg', fee: 'sum' } },
};

export default function Quarters() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGridPremium
        label="Visits by quarter with sums"
        rows={visits}
        columns={columns}
        initialState={initialState}
        groupingColDef={{ headerName: 'Quarter', leafField: 'month', width: 215 }}
      />
    </div>
  );
}
