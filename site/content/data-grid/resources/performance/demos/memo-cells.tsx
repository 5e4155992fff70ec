import { memo } from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';
import { buildsUpTo, type Build } from './data';

const builds = buildsUpTo(60);

// #region
const Duration = memo(function Duration({ seconds }: { seconds: number }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%' }}>
      <Box
        sx={{
          height: 8,
          width: `${Math.round(seconds / 8)}%`,
          borderRadius: 1,
          bgcolor: seconds > 400 ? 'error.main' : 'primary.main',
        }}
      />
      {seconds} s
    </Box>
  );
});
// #endregion

const columns: GridColDef<Build>[] = [
  { field: 'id', headerName: 'Build', width: 70 },
  { field: 'branch', headerName: 'Branch', width: 130 },
  {
    field: 'seconds',
    headerName: 'Duration',
    flex: 1,
    minWidth: 130,
    display: 'flex',
    renderCell: ({ row }: GridRenderCellParams<Build>) => <Duration seconds={row.seconds} />,
  },
];

export default function MemoCells() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid label="Duration of builds" rows={builds} columns={columns} hideFooter />
    </div>
  );
}
