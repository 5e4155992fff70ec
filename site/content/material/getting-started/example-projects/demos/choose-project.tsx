import { useId, useState } from 'react';
import Alert from '@mui/material/Alert';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const needs = [
  {
    need: 'An application behind a sign-in',
    project: 'Vite with TypeScript',
    reason: 'No server rendering to set up, and the fastest start while you develop.',
  },
  {
    need: 'Public pages that search engines read',
    project: 'Next.js with the App Router',
    reason: 'Pages arrive as HTML with their styles.',
  },
  {
    need: 'One widget on an existing page',
    project: 'A widget in a shadow root',
    reason: 'The styles stay inside the widget and do not touch the page.',
  },
];

export default function ChooseProject() {
  const labelId = useId();
  const [index, setIndex] = useState(0);
  const choice = needs[index];

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 460 }}>
      <FormControl>
        <FormLabel id={labelId}>What do you build?</FormLabel>
        <RadioGroup
          aria-labelledby={labelId}
          value={index}
          onChange={(event) => setIndex(Number(event.target.value))}
        >
          {needs.map(({ need }, value) => (
            <FormControlLabel key={need} value={value} control={<Radio />} label={need} />
          ))}
        </RadioGroup>
      </FormControl>
      <Alert severity="info" role="status">
        <Typography sx={{ fontWeight: 'bold' }}>{choice?.project}</Typography>
        {choice?.reason}
      </Alert>
    </Stack>
  );
}
