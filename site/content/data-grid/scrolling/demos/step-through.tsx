import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import { DataGrid, gridVisibleColumnDefinitionsSelector, useGridApiRef } from '@mui/x-data-grid';
import { columns, stops } from './data';

export default function StepThrough() {
  const apiRef = useGridApiRef();
  const [cell, setCell] = useState({ rowIndex: 0, colIndex: 0 });

  const move = (step: number) => {
    const index = cell.rowIndex * columns.length + cell.colIndex + step;
    const next = {
      rowIndex: Math.floor(index / columns.length),
      colIndex: index % columns.length,
    };
    const field = gridVisibleColumnDefinitionsSelector(apiRef)[next.colIndex]?.field;
    const stop = stops[next.rowIndex];
    if (!field || !stop) {
      return;
    }
    setCell(next);
    apiRef.current?.scrollToIndexes(next);
    apiRef.current?.setCellFocus(stop.id, field);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <IconButton aria-label="Previous cell" onClick={() => move(-1)}>
          <ArrowBack />
        </IconButton>
        <IconButton aria-label="Next cell" onClick={() => move(1)}>
          <ArrowForward />
        </IconButton>
        <Typography variant="body2" role="status">
          Row {cell.rowIndex + 1}, column {cell.colIndex + 1}
        </Typography>
      </Stack>
      <div style={{ height: 280, width: '100%' }}>
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
