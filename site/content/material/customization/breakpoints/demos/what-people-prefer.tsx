import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

const questions = [
  { query: '(prefers-reduced-motion: reduce)', yes: 'Less motion', no: 'Motion is fine' },
  { query: '(prefers-contrast: more)', yes: 'More contrast', no: 'Usual contrast' },
  { query: '(pointer: coarse)', yes: 'Finger', no: 'Mouse or pen' },
  { query: '(orientation: portrait)', yes: 'Portrait', no: 'Landscape' },
];

function Answer({ query, yes, no }: (typeof questions)[number]) {
  const matches = useMediaQuery(query);
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ justifyContent: 'space-between' }}>
      <Typography component="code" sx={{ fontFamily: 'monospace' }}>
        {query}
      </Typography>
      <Typography>{matches ? yes : no}</Typography>
    </Stack>
  );
}

export default function WhatPeoplePrefer() {
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 480 }}>
      {questions.map((question) => (
        <Answer key={question.query} {...question} />
      ))}
    </Stack>
  );
}
