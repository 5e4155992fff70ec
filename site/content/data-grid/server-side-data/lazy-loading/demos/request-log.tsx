import { useMemo, useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridDataSource } from '@mui/x-data-grid-pro';
import { columns, queryReadings } from './server';

export default function RequestLog() {
  const [eager, setEager] = useState(false);
  const [log, setLog] = useState<string[]>([]);

  const dataSource = useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        setLog((entries) => [...entries, `${params.start}–${params.end}`].slice(-8));
        const { rows, total } = await queryReadings(params);
        return { rows, rowCount: total };
      },
    }),
    [],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={eager} onChange={(event) => setEager(event.target.checked)} />}
        label="Request while scrolling"
      />
      <div style={{ height: 318, width: '100%' }}>
        <DataGridPro
          label="Readings and their requests"
          columns={columns}
          dataSource={dataSource}
          lazyLoading
          lazyLoadingRequestThrottleMs={eager ? 0 : 1500}
          initialState={{ pagination: { paginationModel: { pageSize: 20 } } }}
        />
      </div>
      <Typography variant="body2" role="status">
        Last requests: {log.join(', ')}
      </Typography>
    </Stack>
  );
}
