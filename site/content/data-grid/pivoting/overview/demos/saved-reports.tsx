import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium, type GridPivotModel } from '@mui/x-data-grid-premium';
import { byChannel, columns, sales } from './data';

const byGenre: GridPivotModel = {
  rows: [{ field: 'genre' }],
  columns: [{ field: 'day-year', sort: 'asc' }],
  values: [{ field: 'tickets', aggFunc: 'sum' }],
};
const reports = new Map([
  ['Revenue by channel', byChannel],
  ['Tickets by year', byGenre],
]);

export default function SavedReports() {
  const [active, setActive] = useState(true);
  const [model, setModel] = useState(byChannel);

  const choose = (_: unknown, name: string | null) => {
    if (name === null) {
      return;
    }
    const report = reports.get(name);
    setActive(report !== undefined);
    setModel(report ?? model);
  };
  const current = [...reports.keys()].find((name) => reports.get(name) === model);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        aria-label="Report"
        size="small"
        exclusive
        value={active ? current : 'All sales'}
        onChange={choose}
      >
        {['All sales', ...reports.keys()].map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 322, width: '100%' }}>
        <DataGridPremium
          label="Sales reports"
          rows={sales}
          columns={columns}
          pivotActive={active}
          onPivotActiveChange={setActive}
          pivotModel={model}
          onPivotModelChange={setModel}
          hideFooter
        />
      </div>
    </Stack>
  );
}
