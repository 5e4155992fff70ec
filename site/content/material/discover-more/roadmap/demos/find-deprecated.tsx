import { useState } from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { deprecatedProps } from './data.ts';

const example = `<TextField
  label="Booking code"
  InputProps={{ readOnly }}
/>`;

export default function FindDeprecated() {
  const [code, setCode] = useState(example);
  const found = deprecatedProps.filter(({ name }) => new RegExp(`\\b${name}=`).test(code));

  return (
    <Box sx={{ display: 'grid', gap: 1, width: 360, maxWidth: '100%' }}>
      <TextField
        label="Your JSX"
        multiline
        minRows={4}
        maxRows={10}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        slotProps={{ htmlInput: { dir: 'ltr' } }}
      />
      <div role="status">
        {found.length === 0 && 'No deprecated props found.'}
        <Box component="ul" sx={{ m: 0, paddingInlineStart: 3 }}>
          {found.map(({ name, use }) => (
            <li key={name}>
              {name}: use {use}
            </li>
          ))}
        </Box>
      </div>
    </Box>
  );
}
