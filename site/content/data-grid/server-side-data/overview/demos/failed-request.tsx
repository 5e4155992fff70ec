import { useMemo, useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridDataSource } from '@mui/x-data-grid';
import { columns, queryParcels } from './server';

export default function FailedRequest() {
  const apiRef = useGridApiRef();
  const offline = useRef(false);
  const [message, setMessage] = useState('');

  const dataSource = useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        if (offline.current) {
          throw new Error('The depot does not answer.');
        }
        const response = await queryParcels(params);
        setMessage('');
        return response;
      },
    }),
    [],
  );
  const retry = <Button onClick={() => apiRef.current?.dataSource.fetchRows()}>Retry</Button>;

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch onChange={(event) => (offline.current = event.target.checked)} />}
        label="Go offline"
      />
      {message && (
        <Alert severity="error" action={retry}>
          {message}
        </Alert>
      )}
      <div style={{ height: 318, width: '100%' }}>
        <DataGrid
          label="Parcels with error message"
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={(error) => setMessage(error.message)}
          initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
          pageSizeOptions={[10]}
        />
      </div>
    </Stack>
  );
}
