import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { invoices, type Invoice } from './data';

const columns: GridColDef<Invoice>[] = [
  { field: 'id', headerName: 'Invoice', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

export default function RememberedPage() {
  const [paginationModel, setPaginationModel] = useState({ page: 2, pageSize: 5 });
  const address = `/invoices?page=${paginationModel.page + 1}&size=${paginationModel.pageSize}`;

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography role="status">{address}</Typography>
        <Button onClick={() => setPaginationModel((model) => ({ ...model, page: 0 }))}>
          Back to the first page
        </Button>
      </Stack>
      <div style={{ height: 370, width: '100%' }}>
        <DataGrid
          label="Invoices, third page"
          rows={invoices}
          columns={columns}
          paginationModel={paginationModel}
          onPaginationModelChange={setPaginationModel}
          pageSizeOptions={[5, 10]}
        />
      </div>
    </Stack>
  );
}
