import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridSortModel } from '@mui/x-data-grid';
import { columns, rows } from './data';

export default function ControlledSort() {
  const [sortModel, setSortModel] = useState<GridSortModel>([{ field: 'loans', sort: 'desc' }]);

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'start' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Sort by"
        value={sortModel[0]?.field ?? ''}
        onChange={(_event, field: string | null) =>
          setSortModel(field ? [{ field, sort: 'desc' }] : [])
        }
      >
        <ToggleButton value="loans">Most loans</ToggleButton>
        <ToggleButton value="year">Newest</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ width: '100%' }}>
        <DataGrid
          aria-label="Books in order"
          rows={rows}
          columns={columns}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          hideFooter
        />
      </div>
    </Stack>
  );
}
