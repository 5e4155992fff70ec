import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';
import { deliveries, type Delivery } from './data';

const columns: GridColDef<Delivery>[] = [
  { field: 'shop', headerName: 'Shop', flex: 1, minWidth: 130 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'liters', headerName: 'Liters', type: 'number', width: 90 },
];

const groups: GridColumnGroupingModel = [
  { groupId: 'goods', headerName: 'Goods', children: [{ field: 'product' }, { field: 'liters' }] },
];

export default function GroupHeaders() {
  const apiRef = useGridApiRef();
  const [file, setFile] = useState('Click a button to see the file.');

  const show = (includeColumnGroupsHeaders: boolean) =>
    setFile(apiRef.current?.getDataAsCsv({ includeColumnGroupsHeaders }) ?? '');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => show(true)}>With groups</Button>
        <Button onClick={() => show(false)}>Without groups</Button>
      </Stack>
      <DataGrid
        label="Deliveries with grouped headers"
        apiRef={apiRef}
        rows={deliveries.slice(0, 3)}
        columns={columns}
        columnGroupingModel={groups}
        hideFooter
      />
      <Box
        component="pre"
        dir="ltr"
        role="region"
        aria-label="File with grouped headers"
        tabIndex={0}
        sx={{ m: 0, minHeight: 110, overflow: 'auto' }}
      >
        {file}
      </Box>
    </Stack>
  );
}
