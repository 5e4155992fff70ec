import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, turbines } from './data';

const initialState = {
  aggregation: { model: { output: 'sum', name: 'size' } },
  filter: {
    filterModel: { items: [{ field: 'farm', operator: 'equals', value: 'Gull Bank' }] },
  },
};

export default function FilteredScope() {
  const [all, setAll] = useState(false);
  const scope = all ? 'all' : 'filtered';

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={all} onChange={(event) => setAll(event.target.checked)} />}
        label="Include filtered-out turbines in totals"
      />
      <div style={{ height: 318, width: '100%' }}>
        <DataGridPremium
          key={scope}
          label="Turbines of Gull Bank"
          rows={turbines}
          columns={columns}
          initialState={initialState}
          aggregationRowsScope={scope}
          hideFooter
        />
      </div>
    </Stack>
  );
}
