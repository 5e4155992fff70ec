import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './data';

export default function Borders() {
  const [lines, setLines] = useState(true);
  return (
    <Stack sx={{ width: '100%' }}>
      <FormControlLabel
        label="Vertical lines"
        control={<Switch checked={lines} onChange={(event) => setLines(event.target.checked)} />}
      />
      <div style={{ height: 318, width: '100%' }}>
        <DataGrid
          aria-label="River levels with lines"
          rows={rows}
          columns={columns}
          showCellVerticalBorder={lines}
          showColumnVerticalBorder={lines}
          hideFooter
        />
      </div>
    </Stack>
  );
}
