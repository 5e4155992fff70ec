import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

function markdownAddressOf(address: string): string {
  const [page = ''] = address.trim().split(/[?#]/);
  return /^(?:https?:\/\/[^/]+)?\/?$/.test(page)
    ? `${page.replace(/\/$/, '')}/index.md`
    : `${page.replace(/\/$/, '')}.md`;
}

export default function MarkdownAddress() {
  const [address, setAddress] = React.useState('/x/react-data-grid/filtering/');

  return (
    <Stack spacing={2} sx={{ width: 1, maxWidth: 480 }}>
      <TextField
        label="Address of a page"
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        fullWidth
      />
      <Typography
        role="status"
        dir="ltr"
        sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}
      >
        {markdownAddressOf(address)}
      </Typography>
    </Stack>
  );
}
