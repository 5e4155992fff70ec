import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const features: { name: string; test: () => boolean }[] = [
  { name: 'ResizeObserver', test: () => 'ResizeObserver' in window },
  { name: 'IntersectionObserver', test: () => 'IntersectionObserver' in window },
  { name: 'Array.prototype.at', test: () => 'at' in Array.prototype },
  { name: 'Object.hasOwn', test: () => 'hasOwn' in Object },
  { name: ':focus-visible', test: () => CSS.supports('selector(:focus-visible)') },
  { name: 'Container queries', test: () => CSS.supports('container-type: inline-size') },
];

export default function ThisBrowser() {
  const [results, setResults] = useState<boolean[]>();

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420, alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={() => setResults(features.map(({ test }) => test()))}>
        Check this browser
      </Button>
      <Table size="small" aria-label="Features of this browser">
        <TableHead>
          <TableRow>
            <TableCell>Feature</TableCell>
            <TableCell>Available</TableCell>
          </TableRow>
        </TableHead>
        <TableBody aria-live="polite">
          {features.map(({ name }, index) => (
            <TableRow key={name}>
              <TableCell>{name}</TableCell>
              <TableCell>{results ? (results[index] ? 'yes' : 'no') : 'not checked'}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Stack>
  );
}
