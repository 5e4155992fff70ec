import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  gridVisibleColumnDefinitionsSelector,
  useGridApiRef,
} from '@mui/x-data-grid';
import { columns, stops } from './data';

export default function StepThrough() {
  const apiRef = useGridApiRef();
  const [cell, setCell] = useState({ rowIndex: 0, colIndex: 0 });

  const move = (step: number) => {
    const visibleColumns = gridVisibleColumnDefinitionsSelector(apiRef);
    const index = cell.rowIndex * visibleColumns.length + cell.colIndex + step;
    const next = {
      rowIndex: Math.floor(index / visibleColumns.length),
      colIndex: index % visibleColumns.length,
    };
    const field = visibleColumns[next.colIndex]?.field;
    const id = gridExpandedSortedRowIdsSelector(apiRef)[next.rowIndex];
    if (field === undefined || id === undefined) {
      return;
    }
    setCell(next);
    apiRef.current?.scrollToIndexes(next);
    apiRef.current?.setCellFocus(id, field);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Button onClick={() => move(-1)}>Previous cell</Button>
        <Button onClick={() => move(1)}>Next cell</Button>
        <Typography variant="body2" role="status">
          Row {cell.rowIndex + 1}, column {cell.colIndex + 1}
        </Typography>
      </Stack>
      <div style={{ height: 266, width: '100%' }}>
        <DataGrid
          label="Stops, cell by cell"
          apiRef={apiRef}
          rows={stops}
          columns={columns}
          hideFooter
        />
      </div>
    </Stack>
  );
}
