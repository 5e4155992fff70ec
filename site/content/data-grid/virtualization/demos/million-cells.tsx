import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';

const rows = Array.from({ length: 10_000 }, (_, id) => ({ id }));

const columns: GridColDef[] = Array.from({ length: 100 }, (_, index) => ({
  field: `sensor${index + 1}`,
  headerName: `Sensor ${index + 1}`,
  type: 'number',
  width: 110,
  valueGetter: (_value, row) => ((row.id * 37 + index * 91) % 400) / 10,
  valueFormatter: (value: number) => value.toFixed(1),
}));

export default function MillionCells() {
  const apiRef = useGridApiRef();
  const [rendered, setRendered] = useState<number | null>(null);

  const count = () => {
    const cells = apiRef.current?.rootElementRef.current?.querySelectorAll('[role="gridcell"]');
    setRendered(cells?.length ?? null);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 370, width: '100%' }} onScrollCapture={count} onPointerEnter={count}>
        <DataGridPro
          label="Temperatures of 100 sensors"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
      <Typography variant="body2">
        {rendered === null
          ? 'Scroll to count the cells.'
          : `${rendered} of 1,000,000 cells in the DOM`}
      </Typography>
    </Stack>
  );
}
