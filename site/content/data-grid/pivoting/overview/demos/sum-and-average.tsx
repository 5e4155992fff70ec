import { DataGridPremium, type DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { columns, sales } from './data';

const getPivotDerivedColumns: DataGridPremiumProps['getPivotDerivedColumns'] = (column) =>
  column.field === 'tickets'
    ? [
        {
          ...column,
          field: 'ticketsAverage',
          headerName: 'Tickets per show',
          width: 150,
          valueGetter: (_, row) => row.tickets,
          valueFormatter: (value?: number) =>
            typeof value === 'number' ? String(Math.round(value)) : '',
        },
      ]
    : undefined;

const initialState = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'venue' }],
      columns: [{ field: 'channel' }],
      values: [
        { field: 'tickets', aggFunc: 'sum' },
        { field: 'ticketsAverage', aggFunc: 'avg' },
      ],
    },
  },
};

export default function SumAndAverage() {
  return (
    <div style={{ height: 322, width: '100%' }}>
      <DataGridPremium
        label="Tickets, total and average"
        rows={sales}
        columns={columns}
        getPivotDerivedColumns={getPivotDerivedColumns}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
