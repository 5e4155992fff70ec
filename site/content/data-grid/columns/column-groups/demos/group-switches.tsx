import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColumnVisibilityModel } from '@mui/x-data-grid';
import { columns, stations } from './data';

const fieldsOf = {
  Temperature: ['low', 'high'],
  Precipitation: ['rain', 'snow'],
};

const groups = Object.entries(fieldsOf).map(([groupId, fields]) => ({
  groupId,
  children: fields.map((field) => ({ field })),
}));

export default function GroupSwitches() {
  const [model, setModel] = useState<GridColumnVisibilityModel>({});

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormGroup row>
        {Object.entries(fieldsOf).map(([group, fields]) => (
          <FormControlLabel
            key={group}
            label={group}
            control={
              <Switch
                checked={fields.some((field) => model[field] !== false)}
                onChange={(_event, checked) =>
                  setModel({
                    ...model,
                    ...Object.fromEntries(fields.map((field) => [field, checked])),
                  })
                }
              />
            }
          />
        ))}
      </FormGroup>
      <DataGrid
        label="Weather stations by group"
        rows={stations}
        columns={columns}
        columnGroupingModel={groups}
        columnVisibilityModel={model}
        onColumnVisibilityModelChange={setModel}
        hideFooter
      />
    </Stack>
  );
}
