import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { dollars, stock, type Ingredient } from './data';

const columns: GridColDef<Ingredient>[] = [
  { field: 'name', headerName: 'Ingredient', flex: 1, minWidth: 130 },
  { field: 'grams', headerName: 'Stock (g)', type: 'number', width: 110 },
  {
    field: 'price',
    headerName: 'Price per kg',
    type: 'number',
    width: 120,
    valueFormatter: dollars,
  },
];

export default function CopiedText() {
  const [text, setText] = useState('');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 318, width: '100%' }}>
        <DataGrid
          label="Stock to copy"
          rows={stock}
          columns={columns}
          checkboxSelection
          onClipboardCopy={setText}
          hideFooter
        />
      </div>
      <Box component="pre" role="status" sx={{ m: 0, overflow: 'auto', tabSize: 16 }}>
        {text || 'Copied text appears here.'}
      </Box>
    </Stack>
  );
}
