import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';

const imports = [
  '@mui/x-data-grid',
  '@mui/x-data-grid-pro',
  '@mui/x-data-grid-premium',
  '@mui/x-date-pickers-pro',
  '@mui/x-charts-pro',
  '@mui/x-tree-view-pro',
];

function keyFor(chosen: string[]) {
  if (chosen.some((name) => name.endsWith('-premium'))) return 'You need a Premium key.';
  if (chosen.some((name) => name.endsWith('-pro'))) return 'You need a Pro key, or a Premium key.';
  return 'You need no key.';
}

export default function WhichPlan() {
  const [chosen, setChosen] = useState<string[]>(['@mui/x-date-pickers-pro']);

  function toggle(name: string, on: boolean) {
    setChosen((before) => (on ? [...before, name] : before.filter((other) => other !== name)));
  }

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      <FormControl component="fieldset">
        <FormLabel component="legend">Packages that your application imports</FormLabel>
        <FormGroup>
          {imports.map((name) => (
            <FormControlLabel
              key={name}
              label={name}
              control={
                <Checkbox
                  checked={chosen.includes(name)}
                  onChange={(event) => toggle(name, event.target.checked)}
                />
              }
            />
          ))}
        </FormGroup>
      </FormControl>
      <Alert severity="info" role="status">
        {keyFor(chosen)}
      </Alert>
    </Stack>
  );
}
