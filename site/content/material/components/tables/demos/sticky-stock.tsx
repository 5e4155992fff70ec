import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { readings } from './data';

export default function StickyStock() {
  return (
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label="Readings of the night, scrollable"
      sx={{ maxHeight: 220, maxWidth: 420 }}
    >
      <Table stickyHeader size="small" aria-label="Readings of the night">
        <TableHead>
          <TableRow>
            <TableCell>Time</TableCell>
            <TableCell align="right">Degrees</TableCell>
            <TableCell>Door</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {readings.map(({ time, degrees, door }) => (
            <TableRow key={time}>
              <TableCell component="th" scope="row">
                {time}
              </TableCell>
              <TableCell align="right">{degrees.toFixed(1)}</TableCell>
              <TableCell>{door}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
