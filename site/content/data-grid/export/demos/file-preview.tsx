import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  useGridApiRef,
  type GridColDef,
  type GridCsvExportOptions,
} from '@mui/x-data-grid';
import { deliveries, isoDay, type Delivery } from './data';

const columns: GridColDef<Delivery>[] = [
  { field: 'day', headerName: 'Day', type: 'date', width: 120, valueFormatter: isoDay },
  { field: 'shop', headerName: 'Shop', flex: 1, minWidth: 130 },
  { field: 'liters', headerName: 'Liters', type: 'number', width: 90 },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 130 },
];

export default function FilePreview() {
  const apiRef = useGridApiRef();
  const [file, setFile] = useState('');

  const show = (options?: GridCsvExportOptions) =>
    setFile(apiRef.current?.getDataAsCsv(options) ?? '');
  const thisPage: GridCsvExportOptions = {
    getRowsToExport: () => gridPaginatedVisibleSortedGridRowIdsSelector(apiRef),
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => show()}>All rows</Button>
        <Button onClick={() => show(thisPage)}>This page</Button>
        <Button onClick={() => show({ fields: ['shop', 'liters'] })}>Two columns</Button>
      </Stack>
      <div style={{ height: 370, width: '100%' }}>
        <DataGrid
          label="Deliveries with a preview"
          apiRef={apiRef}
          rows={deliveries}
          columns={columns}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          pageSizeOptions={[5]}
        />
      </div>
      <Box
        component="pre"
        dir="ltr"
        role="region"
        aria-label="File"
        tabIndex={0}
        sx={{ m: 0, height: 150, overflow: 'auto' }}
      >
        {file || 'Click a button to see the file.'}
      </Box>
    </Stack>
  );
}
