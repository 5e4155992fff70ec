import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import { columns, museums } from './data';

export default function RangeSum() {
  const apiRef = useGridApiRef();
  const [numbers, setNumbers] = useState<number[]>([]);
  const sum = numbers.reduce((total, value) => total + value, 0);

  const readSelection = () => {
    const cells = apiRef.current?.getSelectedCellsAsArray() ?? [];
    const values = cells.map(({ id, field }) => apiRef.current?.getCellValue(id, field));
    setNumbers(values.filter((value) => typeof value === 'number'));
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <DataGridPremium
        label="Museum visitors with a sum"
        apiRef={apiRef}
        rows={museums}
        columns={columns}
        cellSelection
        onCellSelectionModelChange={readSelection}
        rowSelection={false}
        hideFooter
      />
      <Typography variant="body2" role="status">
        {numbers.length} numbers selected, sum: {sum}
      </Typography>
    </Stack>
  );
}
