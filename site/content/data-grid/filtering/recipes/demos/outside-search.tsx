import { useState } from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridFilterModel } from '@mui/x-data-grid';
import { columns, trips } from './data';

export default function OutsideSearch() {
  const [filterModel, setFilterModel] = useState<GridFilterModel>({ items: [] });

  const search = (text: string) =>
    setFilterModel({ ...filterModel, quickFilterValues: text.split(' ').filter(Boolean) });

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <TextField
        label="Search trips"
        type="search"
        size="small"
        onChange={(event) => search(event.target.value)}
      />
      <DataGrid
        label="Trips found"
        rows={trips}
        columns={columns}
        filterModel={filterModel}
        onFilterModelChange={setFilterModel}
        hideFooter
      />
    </Stack>
  );
}
