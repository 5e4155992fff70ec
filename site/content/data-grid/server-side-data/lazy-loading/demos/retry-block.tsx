import { useMemo, useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  GRID_ROOT_GROUP_ID,
  GridGetRowsError,
  useGridApiRef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { columns, queryReadings } from './server';

export default function RetryBlock() {
  const apiRef = useGridApiRef();
  const offline = useRef(false);
  const [error, setError] = useState<GridGetRowsError | null>(null);

  const dataSource = useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        if (offline.current) throw new Error('No signal from the stations.');
        const { rows, total } = await queryReadings(params);
        return { rows, rowCount: total };
      },
    }),
    [],
  );
  const retry = () => {
    apiRef.current?.dataSource.fetchRows(GRID_ROOT_GROUP_ID, error?.params);
    setError(null);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch onChange={(event) => (offline.current = event.target.checked)} />}
        label="Go offline"
      />
      {error && (
        <Alert severity="error" action={<Button onClick={retry}>Retry</Button>}>
          {error.message}
        </Alert>
      )}
      <div style={{ height: 318, width: '100%' }}>
        <DataGridPro
          label="Readings with retry"
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          lazyLoading
          onDataSourceError={(cause) => cause instanceof GridGetRowsError && setError(cause)}
          initialState={{ pagination: { paginationModel: { pageSize: 20 } } }}
        />
      </div>
    </Stack>
  );
}
