import { useState } from 'react';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import { invoices } from './data';

export default function FilterRows() {
  // #region
  const [text, setText] = useState('');
  const rows = invoices.filter(({ id, customer }) =>
    `${id} ${customer}`.toLowerCase().includes(text.trim().toLowerCase()),
  );
  // #endregion

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <TextField
        fullWidth
        size="small"
        type="search"
        label="Filter by number or customer"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <TableContainer>
        <Table size="small" aria-label="Invoices, filtered">
          <TableHead>
            <TableRow>
              <TableCell>Invoice</TableCell>
              <TableCell>Customer</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ id, customer }) => (
              <TableRow key={id}>
                <TableCell component="th" scope="row">
                  {id}
                </TableCell>
                <TableCell>{customer}</TableCell>
              </TableRow>
            ))}
            {rows.length === 0 && (
              <TableRow>
                <TableCell colSpan={2}>No invoices match “{text}”.</TableCell>
              </TableRow>
            )}
          </TableBody>
        </Table>
      </TableContainer>
    </Box>
  );
}
