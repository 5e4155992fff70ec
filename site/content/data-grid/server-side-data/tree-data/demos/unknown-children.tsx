import { DataGridPro, type GridDataSource } from '@mui/x-data-grid-pro';
import { columns, queryPlaces } from './server';

const dataSource: GridDataSource = {
  getRows: (params) => queryPlaces(params),
  getGroupKey: (row) => row.name,
  // The server knows that there are children, but not how many.
  getChildrenCount: (row) => (row.inside > 0 ? -1 : 0),
};

const groupingColDef = { headerName: 'Place', flex: 1, minWidth: 200 };

export default function UnknownChildren() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGridPro
        label="Museums without counts"
        treeData
        columns={columns}
        dataSource={dataSource}
        groupingColDef={groupingColDef}
        hideFooter
      />
    </div>
  );
}
