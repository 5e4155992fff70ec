import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { DataGrid, GridCellEditStopReasons, type GridColDef } from '@mui/x-data-grid';
import { medicines, type Medicine } from './data';

const columns: GridColDef<Medicine>[] = [
  { field: 'name', headerName: 'Medicine', flex: 1, minWidth: 130 },
  { field: 'packs', headerName: 'Packs', type: 'number', width: 110, editable: true },
  { field: 'minimum', headerName: 'Minimum', type: 'number', width: 110, editable: true },
];

/** Stands for a request that a server may refuse. */
function save(row: Medicine): Promise<Medicine> {
  return new Promise((resolve, reject) => {
    const refuse = () => reject(new Error(`${row.name}: the store room holds 100 packs.`));
    setTimeout(() => (row.packs > 100 ? refuse() : resolve(row)), 400);
  });
}

export default function SaveRows() {
  const [rows, setRows] = useState(medicines);
  const [problem, setProblem] = useState('');

  async function processRowUpdate(edited: Medicine) {
    const saved = await save(edited);
    setRows((all) => all.map((row) => (row.id === saved.id ? saved : row)));
    setProblem('');
    return saved;
  }

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div role="status">
        {problem ? (
          <Alert severity="error">{problem} Correct it, or press Esc.</Alert>
        ) : (
          <Alert severity="info">Set the packs of a row to more than 100.</Alert>
        )}
      </div>
      <div style={{ height: 318, width: '100%' }}>
        <DataGrid
          label="Stock, saved on a server"
          rows={rows}
          columns={columns}
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={(error: Error) => setProblem(error.message)}
          onCellEditStop={({ reason }) => {
            if (reason === GridCellEditStopReasons.escapeKeyDown) setProblem('');
          }}
        />
      </div>
    </Stack>
  );
}
