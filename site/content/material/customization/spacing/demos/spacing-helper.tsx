import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { createTheme } from '@mui/material/styles';

const { spacing } = createTheme();

const calls = [
  { call: 'spacing()', result: spacing() },
  { call: 'spacing(2)', result: spacing(2) },
  { call: 'spacing(0.5)', result: spacing(0.5) },
  { call: 'spacing(-1)', result: spacing(-1) },
  { call: "spacing(1, 'auto')", result: spacing(1, 'auto') },
  { call: 'spacing(1, 2, 3, 4)', result: spacing(1, 2, 3, 4) },
];

export default function SpacingHelper() {
  return (
    <Table size="small" aria-label="Calls of the spacing helper" sx={{ maxWidth: 420 }}>
      <TableHead>
        <TableRow>
          <TableCell>Call</TableCell>
          <TableCell>Result</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {calls.map(({ call, result }) => (
          <TableRow key={call}>
            <TableCell dir="ltr" sx={{ fontFamily: 'monospace' }}>
              {call}
            </TableCell>
            <TableCell dir="ltr" sx={{ fontFamily: 'monospace' }}>
              {result}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
