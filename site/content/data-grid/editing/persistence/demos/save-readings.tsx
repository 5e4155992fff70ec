import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { columns, meters, saveMeter, type Meter } from './data';

export default function SaveReadings() {
  const [rows, setRows] = useState(meters);
  const [message, setMessage] = useState('Double-click a tenant or a reading.');

  // #region
  const processRowUpdate = async (newRow: Meter, oldRow: Meter) => {
    if (newRow.tenant === oldRow.tenant && newRow.reading === oldRow.reading) return oldRow;
    const saved = await saveMeter(newRow, oldRow);
    setRows((all) => all.map((row) => (row.id === saved.id ? saved : row)));
    setMessage(`Saved unit ${saved.unit}.`);
    return saved;
  };
  // #endregion

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 214, width: '100%' }}>
        <DataGrid
          label="Heating meters"
          rows={rows}
          columns={columns}
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={(error: Error) => setMessage(error.message)}
          hideFooter
        />
      </div>
      <Typography variant="body2" role="status">
        {message}
      </Typography>
    </Stack>
  );
}
