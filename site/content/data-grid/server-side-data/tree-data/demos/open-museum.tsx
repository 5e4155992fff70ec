import { DataGridPro, type GridDataSource, type GridGroupNode } from '@mui/x-data-grid-pro';
import { columns, queryPlaces } from './server';

const dataSource: GridDataSource = {
  getRows: (params) => queryPlaces(params),
  getGroupKey: (row) => row.name,
  getChildrenCount: (row) => row.inside,
};

const groupingColDef = { headerName: 'Place', flex: 1, minWidth: 200 };
const isHarbor = (node: GridGroupNode) => node.groupingKey === 'Harbor Museum';

export default function OpenMuseum() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGridPro
        label="Museums with one open"
        treeData
        columns={columns}
        dataSource={dataSource}
        groupingColDef={groupingColDef}
        isGroupExpandedByDefault={isHarbor}
        hideFooter
      />
    </div>
  );
}
