import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { byRegion, columns, turbines, type Turbine } from './data';

const groupedColumns: GridColDef<Turbine>[] = [
  { field: 'region', headerName: 'Region', width: 140 },
  ...columns,
];
const initialState = { ...byRegion, aggregation: { model: { output: 'sum', hours: 'sum' } } };

type GetPosition = NonNullable<DataGridPremiumProps['getAggregationPosition']>;
const positions = new Map<string, GetPosition>([
  ['Below groups and grid', () => 'footer'],
  ['In group rows only', (node) => (node.depth === -1 ? null : 'inline')],
  ['Grand total only', (node) => (node.depth === -1 ? 'footer' : null)],
]);

export default function FooterPosition() {
  const [name, setName] = useState('Below groups and grid');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <RadioGroup
        row
        aria-label="Position of sums"
        value={name}
        onChange={(event) => setName(event.target.value)}
      >
        {[...positions.keys()].map((key) => (
          <FormControlLabel key={key} value={key} control={<Radio />} label={key} />
        ))}
      </RadioGroup>
      <div style={{ height: 474, width: '100%' }}>
        <DataGridPremium
          label="Output with movable sums"
          rows={turbines}
          columns={groupedColumns}
          initialState={initialState}
          getAggregationPosition={positions.get(name) ?? (() => null)}
          defaultGroupingExpansionDepth={1}
          hideFooter
        />
      </div>
    </Stack>
  );
}
