import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridPinnedColumnFields } from '@mui/x-data-grid-pro';
import { columns, readings } from './data';

export default function ControlledPins() {
  const [pinned, setPinned] = useState<GridPinnedColumnFields>({ left: ['meter'] });

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <DataGridPro
        label="Electricity meters with controlled pinning (kWh)"
        rows={readings}
        columns={columns}
        pinnedColumns={pinned}
        onPinnedColumnsChange={setPinned}
        hideFooter
      />
      <Typography variant="body2" role="status">
        Left: {pinned.left?.join(', ') || 'none'}. Right: {pinned.right?.join(', ') || 'none'}.
      </Typography>
    </Stack>
  );
}
