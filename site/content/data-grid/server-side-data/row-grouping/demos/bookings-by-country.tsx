import { DataGridPremium, type GridDataSource } from '@mui/x-data-grid-premium';
import { columns, queryBookings } from './server';

const dataSource: GridDataSource = {
  getRows: (params) => queryBookings(params),
  getGroupKey: (row) => row.group ?? row.id,
  getChildrenCount: (row) => row.size,
};

const initialState = {
  rowGrouping: { model: ['country'] },
  columns: { columnVisibilityModel: { country: false } },
};

export default function BookingsByCountry() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGridPremium
        label="Bookings by country"
        columns={columns}
        dataSource={dataSource}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
