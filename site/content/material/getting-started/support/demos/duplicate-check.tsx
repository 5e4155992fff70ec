import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const example = [
  'orders@2.4.0',
  '├── @mui/material@7.1.2',
  '└─┬ @acme/address-form@1.3.0',
  '  └── @mui/material@6.4.8',
].join('\n');

function findVersions(text: string) {
  const found = text.matchAll(
    /(?<=^|\s)(react|@mui\/material|@emotion\/(?:react|styled))@(\d[\w.-]*)/gm,
  );
  const versions = new Map<string, Set<string>>();
  for (const [, name = '', version = ''] of found) {
    versions.set(name, (versions.get(name) ?? new Set()).add(version));
  }
  return [...versions].filter(([, all]) => all.size > 1);
}

export default function DuplicateCheck() {
  const [text, setText] = useState(example);
  const twice = findVersions(text);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 520 }}>
      <Alert severity={twice.length ? 'warning' : 'success'} role="status">
        {twice.length
          ? twice.map(([name, all]) => `${name}: ${[...all].join(' and ')}`).join('; ')
          : 'No package appears in two versions.'}
      </Alert>
      <TextField
        label="Output of npm ls @mui/material react @emotion/react"
        multiline
        rows={6}
        value={text}
        onChange={(event) => setText(event.target.value)}
        slotProps={{
          htmlInput: { dir: 'ltr', spellCheck: false, sx: { fontFamily: 'monospace' } },
        }}
      />
    </Stack>
  );
}
