import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridLoadingOverlayVariant } from '@mui/x-data-grid';
import { columns, type FoundItem, rows } from './data';

const noRows: FoundItem[] = [];

export default function LoadingVariants() {
  const [variant, setVariant] = useState<GridLoadingOverlayVariant>('skeleton');
  const [withRows, setWithRows] = useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'start' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Variant"
        value={variant}
        onChange={(_event, next: GridLoadingOverlayVariant | null) => setVariant(next ?? variant)}
      >
        <ToggleButton value="skeleton">Skeleton</ToggleButton>
        <ToggleButton value="linear-progress">Linear</ToggleButton>
        <ToggleButton value="circular-progress">Circular</ToggleButton>
      </ToggleButtonGroup>
      <FormControlLabel
        label="The grid has rows"
        control={
          <Switch checked={withRows} onChange={(event) => setWithRows(event.target.checked)} />
        }
      />
      <div style={{ height: 266, width: '100%' }}>
        <DataGrid
          aria-label="Items that are loading"
          rows={withRows ? rows : noRows}
          columns={columns}
          loading
          slotProps={{ loadingOverlay: { variant, noRowsVariant: variant } }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
