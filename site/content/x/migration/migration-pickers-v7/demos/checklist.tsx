import { useSyncExternalStore } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { readDone, steps, subscribeToDone, writeDone } from './data';

export default function Checklist() {
  const text = useSyncExternalStore(subscribeToDone, readDone, () => '');
  const done = text.split(' ').filter((id) => steps.some((step) => step.id === id));

  function toggle(id: string, on: boolean) {
    writeDone(on ? [...done, id] : done.filter((other) => other !== id));
  }

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 520, alignItems: 'flex-start' }}>
      <FormControl component="fieldset">
        <FormLabel component="legend">Date and Time Pickers: from v7 to v8</FormLabel>
        <FormGroup>
          {steps.map((step) => (
            <FormControlLabel
              key={step.id}
              label={step.text}
              control={
                <Checkbox
                  checked={done.includes(step.id)}
                  onChange={(event) => toggle(step.id, event.target.checked)}
                />
              }
            />
          ))}
        </FormGroup>
      </FormControl>
      <Typography role="status" variant="body2">
        {done.length} of {steps.length} done
      </Typography>
      <Button size="small" disabled={done.length === 0} onClick={() => writeDone([])}>
        Start again
      </Button>
    </Stack>
  );
}
