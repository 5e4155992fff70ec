import { useCallback, useState } from 'react';
import { keyframes } from '@mui/material/styles';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridRowClassNameParams } from '@mui/x-data-grid';
import { columns, loans, type Loan } from './data';

const flash = keyframes({ from: { backgroundColor: 'rgba(33, 150, 243, 0.4)' } });

export default function ChangedRows() {
  const [rows, setRows] = useState(loans);
  const [next, setNext] = useState(0);
  const [changed, setChanged] = useState<number | null>(null);

  // #region
  const extend = () => {
    const id = loans[next]?.id ?? 1;
    setRows(rows.map((row) => (row.id === id ? { ...row, daysLeft: row.daysLeft + 7 } : row)));
    setChanged(id);
    setNext((next + 2) % loans.length);
  };

  const getRowClassName = useCallback(
    ({ row }: GridRowClassNameParams<Loan>) => (row.id === changed ? 'changed' : ''),
    [changed],
  );
  // #endregion

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button onClick={extend}>Extend a loan</Button>
      <div style={{ width: '100%' }} onAnimationEnd={() => setChanged(null)}>
        <DataGrid
          label="Loans with highlighted changes"
          rows={rows}
          columns={columns}
          getRowClassName={getRowClassName}
          sx={{
            '& .changed': {
              animation: `${flash} 1.5s`,
              '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
            },
          }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
