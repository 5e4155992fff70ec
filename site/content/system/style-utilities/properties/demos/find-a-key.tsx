import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { createTheme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { exampleOf, themeOf } from './examples';

// #region
const theme = createTheme();

const rows = Object.entries(theme.unstable_sxConfig).map(([name, { themeKey }]) => {
  const source = themeOf(name, themeKey);
  const value = exampleOf(name, source);
  const css = Object.entries(theme.unstable_sx({ [name]: value }))
    .map(([property, set]) => `${property}: ${typeof set === 'object' ? JSON.stringify(set) : set}`)
    .join('; ');
  return { name, source, example: `${name}: ${JSON.stringify(value)}`, css };
});
// #endregion

export default function FindAKey() {
  const [query, setQuery] = useState('');
  const wanted = query.replace(/[\s-]/g, '').toLowerCase();
  const found = rows.filter(({ name, source, css }) =>
    [name, source, css].some((text) => text.toLowerCase().includes(wanted)),
  );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <TextField
        size="small"
        type="search"
        label="Find a key"
        helperText="By its name, the theme value it reads, or its CSS"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <Typography variant="body2" role="status">
        {found.length} of {rows.length} keys
      </Typography>
      <TableContainer tabIndex={0} role="region" aria-label="Keys of sx" sx={{ height: 320 }}>
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell>Key</TableCell>
              <TableCell>Theme</TableCell>
              <TableCell>Example</TableCell>
              <TableCell>CSS</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {found.map(({ name, source, example, css }) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row">
                  {name}
                </TableCell>
                <TableCell>{source}</TableCell>
                <TableCell>{example}</TableCell>
                <TableCell sx={{ minWidth: 220, overflowWrap: 'anywhere' }}>{css}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Stack>
  );
}
