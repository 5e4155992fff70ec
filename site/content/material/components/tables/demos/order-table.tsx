import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { invoices } from './data';

export default function OrderTable() {
  return (
    <TableContainer component={Paper} variant="outlined" sx={{ maxWidth: 560 }}>
      <Table aria-label="Invoices to be paid">
        <TableHead>
          <TableRow>
            <TableCell>Invoice</TableCell>
            <TableCell>Customer</TableCell>
            <TableCell>Due</TableCell>
            <TableCell align="right">Euros</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {invoices.map(({ id, customer, due, amount }) => (
            <TableRow key={id} hover>
              <TableCell component="th" scope="row">
                {id}
              </TableCell>
              <TableCell>{customer}</TableCell>
              <TableCell>{due}</TableCell>
              <TableCell align="right">{amount.toFixed(2)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
