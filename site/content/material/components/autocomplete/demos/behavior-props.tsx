import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';

const cities = ['Berlin', 'Bern', 'Lisbon', 'Madrid', 'Oslo', 'Paris', 'Rome', 'Vienna'];

const names = [
  'autoComplete',
  'autoHighlight',
  'autoSelect',
  'blurOnSelect',
  'clearOnEscape',
  'disableClearable',
  'disableListWrap',
  'includeInputInList',
  'openOnFocus',
] as const;

export default function BehaviorProps() {
  const [on, setOn] = useState<Partial<Record<(typeof names)[number], boolean>>>({});

  return (
    <Stack spacing={2} sx={{ width: 420, maxWidth: '100%' }}>
      {/* #region */}
      <Autocomplete
        {...on}
        options={cities}
        renderInput={(params) => <TextField {...params} label="Departure" />}
      />
      {/* #endregion */}
      <FormGroup row>
        {names.map((name) => (
          <FormControlLabel
            key={name}
            label={name}
            sx={{ minWidth: 190, ml: '-4px' }}
            control={
              <Switch
                size="small"
                checked={on[name] ?? false}
                onChange={(event) => setOn({ ...on, [name]: event.target.checked })}
              />
            }
          />
        ))}
      </FormGroup>
    </Stack>
  );
}
