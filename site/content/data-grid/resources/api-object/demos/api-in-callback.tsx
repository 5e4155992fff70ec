import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './data';

export default function ApiInCallback() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Lighthouses by name"
        rows={rows}
        columns={columns}
        hideFooter
        onCellDoubleClick={(params) => {
          if (params.field === 'name') {
            params.api.setFilterModel({
              items: [{ field: 'name', operator: 'equals', value: params.value }],
            });
          }
        }}
      />
    </div>
  );
}
