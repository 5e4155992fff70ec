import { useMemo, useState } from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { DataGrid, GridUpdateRowError, type GridDataSource } from '@mui/x-data-grid';
import { columns, queryParcels, saveParcel } from './server';

const editable = columns.map((column) => ({ ...column, editable: column.field === 'kilos' }));

export default function EditWeights() {
  const [message, setMessage] = useState('Double-click a weight to change it.');

  const dataSource = useMemo<GridDataSource>(
    () => ({
      getRows: queryParcels,
      updateRow: async ({ rowId, updatedRow }) => {
        const saved = await saveParcel(Number(rowId), Number(updatedRow.kilos));
        setMessage(`${saved.code} saved.`);
        return saved;
      },
    }),
    [],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Alert severity="info">{message}</Alert>
      <div style={{ height: 318, width: '100%' }}>
        <DataGrid
          label="Parcel weights"
          columns={editable}
          dataSource={dataSource}
          onDataSourceError={(error) => {
            const prefix = error instanceof GridUpdateRowError ? 'Not saved' : 'Not loaded';
            setMessage(`${prefix}: ${error.message}`);
          }}
          initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
          pageSizeOptions={[10]}
        />
      </div>
    </Stack>
  );
}
