import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridFilterModel } from '@mui/x-data-grid';
import { columns, trips } from './data';

const everything: GridFilterModel = { items: [] };
const presets = new Map<string, GridFilterModel>([
  ['All trips', everything],
  ['Short trips', { items: [{ id: 1, field: 'days', operator: '<=', value: '5' }] }],
  ['By the sea', { items: [{ id: 1, field: 'place', operator: 'contains', value: 'coast' }] }],
]);

export default function Presets() {
  const [filterModel, setFilterModel] = useState(everything);
  const active = [...presets.keys()].find((name) => presets.get(name) === filterModel);

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Trips to show"
        sx={{ flexWrap: 'wrap' }}
        value={active ?? null}
        onChange={(_event, name: string | null) =>
          setFilterModel(presets.get(name ?? '') ?? everything)
        }
      >
        {[...presets.keys()].map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 422, width: '100%' }}>
        <DataGrid
          label="Trips by preset"
          rows={trips}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          showToolbar
          hideFooter
        />
      </div>
    </Stack>
  );
}
