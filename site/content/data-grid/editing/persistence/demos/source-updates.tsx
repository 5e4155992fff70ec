import { useMemo, useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridUpdateRowError,
  type GridDataSource,
  type GridRowId,
} from '@mui/x-data-grid';
import { columns, meters, saveMeter, type Meter } from './data';

export default function SourceUpdates() {
  const [message, setMessage] = useState('Double-click a reading.');

  // #region
  const dataSource = useMemo<GridDataSource>(() => {
    const stored = new Map<GridRowId, Meter>(meters.map((meter) => [meter.id, meter]));
    return {
      getRows: () => Promise.resolve({ rows: [...stored.values()], rowCount: stored.size }),
      updateRow: async ({ rowId, updatedRow }) => {
        const known = stored.get(rowId);
        if (!known) throw new Error('This meter does not exist anymore.');
        const saved = await saveMeter({ ...known, ...updatedRow }, known);
        stored.set(rowId, saved);
        setMessage(`Saved unit ${saved.unit}.`);
        return saved;
      },
    };
  }, []);
  // #endregion

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 266, width: '100%' }}>
        <DataGrid
          label="Meters from a data source"
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={(error) => {
            if (error instanceof GridUpdateRowError) setMessage(error.message);
          }}
          initialState={{ pagination: { paginationModel: { pageSize: 10 }, rowCount: 0 } }}
          pageSizeOptions={[10]}
        />
      </div>
      <Typography variant="body2" role="status">
        {message}
      </Typography>
    </Stack>
  );
}
