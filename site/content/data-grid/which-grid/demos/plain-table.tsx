import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { createParts } from './data';

export default function PlainTable() {
  return (
    <TableContainer sx={{ maxWidth: 480 }}>
      <Table size="small" aria-label="Parts to order this week">
        <TableHead>
          <TableRow>
            <TableCell>Part</TableCell>
            <TableCell>Shelf</TableCell>
            <TableCell align="right">In stock</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {createParts(4).map(({ id, name, shelf, stock }) => (
            <TableRow key={id}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell>{shelf}</TableCell>
              <TableCell align="right">{stock}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
