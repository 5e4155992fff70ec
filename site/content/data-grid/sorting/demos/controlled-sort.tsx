import { useId, useState } from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { arrivals, type Arrival } from './data';

const columns: GridColDef<Arrival>[] = [
  { field: 'id', headerName: 'Flight', width: 100 },
  { field: 'from', headerName: 'From', flex: 1, minWidth: 110 },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 140 },
];

const orders: Record<string, GridSortModel> = {
  'Origin, A to Z': [{ field: 'from', sort: 'asc' }],
  'Fullest first': [{ field: 'passengers', sort: 'desc' }],
  'As planned': [],
};

export default function ControlledSort() {
  const [sortModel, setSortModel] = useState(orders['Fullest first'] ?? []);
  const name = Object.keys(orders).find((key) => orders[key] === sortModel) ?? '';
  const labelId = useId();

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <FormControl size="small" sx={{ maxWidth: 240 }}>
        <InputLabel id={labelId}>Order</InputLabel>
        <Select
          labelId={labelId}
          label="Order"
          value={name}
          onChange={(event) => setSortModel(orders[event.target.value] ?? [])}
        >
          {Object.keys(orders).map((order) => (
            <MenuItem key={order} value={order}>
              {order}
            </MenuItem>
          ))}
        </Select>
      </FormControl>
      <div style={{ height: 318, width: '100%' }}>
        {/* #region */}
        <DataGrid
          label="Arrivals in the order you choose"
          rows={arrivals}
          columns={columns}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          hideFooter
        />
        {/* #endregion */}
      </div>
    </Stack>
  );
}
