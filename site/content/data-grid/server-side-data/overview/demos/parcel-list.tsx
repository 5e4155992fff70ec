import { DataGrid, type GridDataSource } from '@mui/x-data-grid';
import { columns, queryParcels } from './server';

// Outside of the component: a new object would fetch again.
const dataSource: GridDataSource = {
  getRows: (params) => queryParcels(params),
};

const initialState = { pagination: { paginationModel: { pageSize: 10 } } };

export default function ParcelList() {
  return (
    <div style={{ height: 422, width: '100%' }}>
      <DataGrid
        label="Parcels"
        columns={columns}
        dataSource={dataSource}
        initialState={initialState}
        pageSizeOptions={[10, 20, 50]}
      />
    </div>
  );
}
