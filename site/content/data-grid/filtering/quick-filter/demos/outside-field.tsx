import { useMemo, useState } from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  GridLogicOperator,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { catalog, type Plant } from './data';

const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 160 },
  { field: 'family', headerName: 'Family', width: 140 },
  { field: 'shelf', headerName: 'Shelf', width: 90 },
];

export default function OutsideField() {
  const [text, setText] = useState('hosta, lavender');

  const filterModel = useMemo<GridFilterModel>(() => {
    const names = text.split(',').map((name) => name.trim());
    return {
      items: [],
      quickFilterValues: names.filter((name) => name !== ''),
      quickFilterLogicOperator: GridLogicOperator.Or,
    };
  }, [text]);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TextField
        label="Any of these plants"
        helperText="Separate names with commas"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div style={{ height: 370, width: '100%' }}>
        <DataGrid
          label="Plants on the list"
          rows={catalog}
          columns={columns}
          filterModel={filterModel}
          disableColumnFilter
          hideFooter
        />
      </div>
    </Stack>
  );
}
