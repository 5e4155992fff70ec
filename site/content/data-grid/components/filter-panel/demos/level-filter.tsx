import { useEffect, useId, useRef } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import {
  DataGrid,
  FilterPanelTrigger,
  gridFilterModelSelector,
  Toolbar,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { columns, rows } from './data';

// #region
function LevelPanel() {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const id = useId();
  const anyRef = useRef<HTMLInputElement>(null);
  useEffect(() => anyRef.current?.focus(), []);
  const value: string = items[0]?.value ?? '';

  const choose = (level: string) =>
    apiRef.current.setFilterModel({
      items: level === '' ? [] : [{ id: 1, field: 'level', operator: 'is', value: level }],
    });

  return (
    <FormControl sx={{ p: 2 }}>
      <FormLabel id={id}>Level</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={value}
        onChange={(event) => choose(event.target.value)}
      >
        <FormControlLabel
          value=""
          label="Any"
          control={<Radio size="small" slotProps={{ input: { ref: anyRef } }} />}
        />
        <FormControlLabel value="Easy" label="Easy" control={<Radio size="small" />} />
        <FormControlLabel value="Medium" label="Medium" control={<Radio size="small" />} />
        <FormControlLabel value="Hard" label="Hard" control={<Radio size="small" />} />
      </RadioGroup>
    </FormControl>
  );
}
// #endregion

function LevelToolbar() {
  return (
    <Toolbar>
      <FilterPanelTrigger>Level</FilterPanelTrigger>
    </Toolbar>
  );
}

const slots = { toolbar: LevelToolbar, filterPanel: LevelPanel };

export default function LevelFilter() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        label="Recipes by level"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
      />
    </div>
  );
}
