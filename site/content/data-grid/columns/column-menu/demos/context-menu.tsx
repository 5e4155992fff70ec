import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, gridClasses, useGridApiRef } from '@mui/x-data-grid';
import { books, columns } from './data';

export default function ContextMenu() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button onClick={() => apiRef.current?.showColumnMenu('author')}>Author options</Button>
      <div style={{ height: 318, width: '100%' }}>
        <DataGrid
          apiRef={apiRef}
          label="Books with a context menu"
          rows={books}
          columns={columns}
          onColumnHeaderContextMenu={({ field }, event) => {
            event.preventDefault();
            apiRef.current?.showColumnMenu(field);
          }}
          sx={{ [`& .${gridClasses.menuIcon}`]: { visibility: 'visible', width: 'auto' } }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
