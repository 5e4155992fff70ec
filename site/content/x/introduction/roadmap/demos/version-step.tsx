import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const shape = /^(\d+)\.(\d+)\.(\d+)(-[\w.]+)?$/;

function explain(from: string, to: string) {
  const before = shape.exec(from);
  const after = shape.exec(to);
  if (!before || !after) return 'Write both as three numbers, for example 8.5.0.';
  if (from === to) return 'The same release.';
  if (after[4]) return 'A preview release. Its interface may change before the final one.';
  if (before[1] !== after[1]) return 'A major step. Read the migration page before you install it.';
  if (before[4])
    return 'From a preview to a release. Read the changelog: anything may have changed.';
  if (before[2] !== after[2]) return 'A minor step. New features; your code should work unchanged.';
  return 'A patch step. Fixes, and sometimes a small addition.';
}

export default function VersionStep() {
  const [from, setFrom] = useState('7.28.0');
  const [to, setTo] = useState('8.5.0');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      <Stack direction="row" spacing={2}>
        <TextField
          label="Installed"
          value={from}
          onChange={(event) => setFrom(event.target.value.trim())}
        />
        <TextField
          label="Wanted"
          value={to}
          onChange={(event) => setTo(event.target.value.trim())}
        />
      </Stack>
      <Alert severity="info" role="status">
        {explain(from, to)}
      </Alert>
    </Stack>
  );
}
