import { DataGridPremium, type GridDataSource, type GridGroupNode } from '@mui/x-data-grid-premium';
import { columns, queryBookings } from './server';

const dataSource: GridDataSource = {
  getRows: (params) => queryBookings(params),
  getGroupKey: (row) => row.group ?? row.id,
  getChildrenCount: (row) => row.size,
};

const initialState = {
  rowGrouping: { model: ['country', 'city'] },
  columns: { columnVisibilityModel: { country: false, city: false } },
};
const isItaly = (node: GridGroupNode) => node.groupingKey === 'Italy';

export default function OpenGroups() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        label="Bookings with Italy open"
        columns={columns}
        dataSource={dataSource}
        initialState={initialState}
        isGroupExpandedByDefault={isItaly}
        groupingColDef={{ headerName: 'Place', hideDescendantCount: true }}
        hideFooter
      />
    </div>
  );
}
