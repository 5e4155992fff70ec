import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { columns, rows } from './data';

export default function JumpToRow() {
  const apiRef = useGridApiRef();

  const jump = (rowIndex: number) => {
    const id = apiRef.current?.getSortedRowIds()[rowIndex];
    if (id !== undefined) {
      apiRef.current?.scrollToIndexes({ rowIndex, colIndex: 1 });
      apiRef.current?.setCellFocus(id, 'name');
    }
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={() => jump(0)}>
          First
        </Button>
        <Button variant="outlined" onClick={() => jump(rows.length - 1)}>
          Last
        </Button>
      </Stack>
      <div style={{ height: 318, width: '100%' }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Lighthouses"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </Stack>
  );
}
