import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const accounts = [
  { id: 1, login: 'mikkel', role: 'Editor' },
  { id: 2, login: 'sofie', role: 'Author' },
];

/** Stands for a request. */
const isTaken = (login: string) =>
  new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(['anna', 'ben'].includes(login.trim().toLowerCase())), 500);
  });

export default function ServerValidation() {
  const [message, setMessage] = useState('');
  // #region
  const [columns] = useState<GridColDef<(typeof accounts)[number]>[]>(() => [
    {
      field: 'login',
      headerName: 'Login',
      flex: 1,
      minWidth: 130,
      editable: true,
      preProcessEditCellProps: async ({ props, hasChanged }) => {
        const taken = hasChanged && (await isTaken(String(props.value)));
        setMessage(taken ? `The login “${props.value}” is taken.` : '');
        return { ...props, error: taken };
      },
    },
    { field: 'role', headerName: 'Role', width: 120 },
  ]);
  // #endregion

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <DataGrid
        label="Accounts"
        rows={accounts}
        columns={columns}
        onCellEditStop={() => setMessage('')}
        sx={{ '& .Mui-error': { outline: '2px solid', outlineColor: 'error.main' } }}
        hideFooter
      />
      <Typography variant="body2" role="status" sx={{ minHeight: '1.5em' }}>
        {message}
      </Typography>
    </Stack>
  );
}
