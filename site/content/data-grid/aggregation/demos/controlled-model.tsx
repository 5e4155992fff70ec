import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium, type GridAggregationModel } from '@mui/x-data-grid-premium';
import { columns, turbines } from './data';

export default function ControlledModel() {
  const [model, setModel] = useState<GridAggregationModel>({ output: 'sum', hours: 'sum' });

  const changeOutput = (_: unknown, name: string | null) => {
    if (name !== null) {
      setModel({ ...model, output: name });
    }
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        aria-label="Summary of output"
        size="small"
        exclusive
        value={model.output ?? null}
        onChange={changeOutput}
      >
        <ToggleButton value="sum">Total</ToggleButton>
        <ToggleButton value="avg">Average</ToggleButton>
        <ToggleButton value="max">Best</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 318, width: '100%' }}>
        <DataGridPremium
          label="Wind turbines with a chosen summary"
          rows={turbines}
          columns={columns}
          aggregationModel={model}
          onAggregationModelChange={setModel}
          hideFooter
        />
      </div>
    </Stack>
  );
}
