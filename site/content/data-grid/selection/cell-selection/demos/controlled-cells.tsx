import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium, type GridCellSelectionModel } from '@mui/x-data-grid-premium';
import { columns, museums } from './data';

const weekend: GridCellSelectionModel = Object.fromEntries(
  museums.map(({ id }) => [id, { sat: true, sun: true }]),
);

export default function ControlledCells() {
  const [model, setModel] = useState<GridCellSelectionModel>({});

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => setModel(weekend)}>Select weekend</Button>
        <Button onClick={() => setModel({})}>Clear selection</Button>
      </Stack>
      <DataGridPremium
        label="Museum visitors with controlled cells"
        rows={museums}
        columns={columns}
        cellSelection
        cellSelectionModel={model}
        onCellSelectionModelChange={setModel}
        rowSelection={false}
        hideFooter
      />
    </Stack>
  );
}
