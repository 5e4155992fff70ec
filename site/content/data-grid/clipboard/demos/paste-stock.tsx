import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { editableColumns, stock, type Ingredient } from './data';

export default function PasteStock() {
  const [saved, setSaved] = useState<string[]>([]);

  const save = async (row: Ingredient) => {
    // Send the row to your server here.
    setSaved((names) => [...names, row.name]);
    return row;
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 370, width: '100%' }}>
        <DataGridPremium
          label="Stock to paste into"
          rows={stock}
          columns={editableColumns}
          cellSelection
          disableRowSelectionOnClick
          ignoreValueFormatterDuringExport={{ clipboardExport: true }}
          processRowUpdate={save}
          hideFooter
        />
      </div>
      <Typography variant="body2" role="status">
        Saved rows: {saved.join(', ') || 'none'}
      </Typography>
    </Stack>
  );
}
