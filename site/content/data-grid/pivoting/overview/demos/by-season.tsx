import { DataGridPremium, type DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { columns, sales, type Sale } from './data';

const getPivotDerivedColumns: DataGridPremiumProps<Sale>['getPivotDerivedColumns'] = (column) => {
  if (column.field !== 'day') {
    return undefined;
  }
  return [
    {
      field: 'season',
      headerName: 'Season',
      valueGetter: (_, row: Sale) =>
        row.day.getMonth() < 6
          ? `${row.day.getFullYear() - 1}/${row.day.getFullYear()}`
          : `${row.day.getFullYear()}/${row.day.getFullYear() + 1}`,
    },
  ];
};

const initialState = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'venue' }],
      columns: [{ field: 'season' }],
      values: [{ field: 'revenue', aggFunc: 'sum' }],
    },
  },
};

export default function BySeason() {
  return (
    <div style={{ height: 374, width: '100%' }}>
      <DataGridPremium
        label="Revenue by season"
        rows={sales}
        columns={columns}
        getPivotDerivedColumns={getPivotDerivedColumns}
        initialState={initialState}
        showToolbar
        hideFooter
      />
    </div>
  );
}
