import { DataGridPro, type GridDataSource } from '@mui/x-data-grid-pro';
import { columns, queryPlaces } from './server';

const dataSource: GridDataSource = {
  getRows: (params) => queryPlaces(params),
  getGroupKey: (row) => row.name,
  getChildrenCount: (row) => row.inside,
};

const groupingColDef = { headerName: 'Place', flex: 1, minWidth: 200 };

export default function MuseumTree() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGridPro
        label="Museums"
        treeData
        columns={columns}
        dataSource={dataSource}
        groupingColDef={groupingColDef}
        hideFooter
      />
    </div>
  );
}
