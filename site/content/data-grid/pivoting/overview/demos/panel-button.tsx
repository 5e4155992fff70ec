import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { byChannel, columns, sales } from './data';

export default function PanelButton() {
  const [open, setOpen] = useState(false);

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button variant="outlined" aria-expanded={open} onClick={() => setOpen(!open)}>
        Edit report
      </Button>
      <div style={{ height: 480, width: '100%' }}>
        <DataGridPremium
          label="Sales report with an edit button"
          rows={sales}
          columns={columns}
          initialState={{ pivoting: { enabled: true, model: byChannel } }}
          pivotPanelOpen={open}
          onPivotPanelOpenChange={setOpen}
          hideFooter
        />
      </div>
    </Stack>
  );
}
