import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { dollars, editableColumns, stock } from './data';

const columns = editableColumns.map((column) =>
  column.field === 'price' ? { ...column, valueFormatter: dollars } : column,
);

export default function RawValues() {
  const [raw, setRaw] = useState(true);
  const [text, setText] = useState('nothing yet');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={raw} onChange={(event) => setRaw(event.target.checked)} />}
        label="Copy raw values"
      />
      <div style={{ height: 318, width: '100%' }}>
        <DataGridPremium
          key={String(raw)}
          label="Stock with raw copies"
          rows={stock}
          columns={columns}
          cellSelection
          disableRowSelectionOnClick
          ignoreValueFormatterDuringExport={{ clipboardExport: raw }}
          onClipboardCopy={setText}
          hideFooter
        />
      </div>
      <Typography variant="body2" role="status">
        Copied: {text}
      </Typography>
    </Stack>
  );
}
