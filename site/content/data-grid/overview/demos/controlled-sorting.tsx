import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { isoDay, jobs, type Job } from './data';

const columns: GridColDef<Job>[] = [
  { field: 'bicycle', headerName: 'Bicycle', flex: 1, minWidth: 120 },
  { field: 'work', headerName: 'Work', flex: 1, minWidth: 120 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
  { field: 'promised', headerName: 'Promised', type: 'date', width: 130, valueFormatter: isoDay },
];

export default function ControlledSorting() {
  const [sortModel, setSortModel] = useState<GridSortModel>([{ field: 'promised', sort: 'asc' }]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => setSortModel([{ field: 'promised', sort: 'asc' }])}>
          Most urgent first
        </Button>
        <Button onClick={() => setSortModel([{ field: 'minutes', sort: 'asc' }])}>
          Quick jobs first
        </Button>
      </Stack>
      <div style={{ height: 318, width: '100%' }}>
        <DataGrid
          label="Jobs to plan"
          rows={jobs}
          columns={columns}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          hideFooter
        />
      </div>
    </Stack>
  );
}
