import { useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { invoices } from './data';

export default function SelectedInvoices() {
  const [ids, setIds] = useState([2206]);
  const all = ids.length === invoices.length;
  const some = ids.length > 0 && !all;

  function toggle(id: number) {
    setIds(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);
  }

  return (
    <TableContainer sx={{ maxWidth: 480 }}>
      <Typography role="status">Selected: {ids.length}</Typography>
      <Table size="small" aria-label="Invoices to select">
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <Checkbox
                checked={all}
                indeterminate={some}
                onChange={() => setIds(all ? [] : invoices.map(({ id }) => id))}
                slotProps={{
                  input: {
                    'aria-label': 'Select all invoices',
                    ref: (input: HTMLInputElement | null) => {
                      if (input) input.indeterminate = some;
                    },
                  },
                }}
              />
            </TableCell>
            <TableCell>Invoice</TableCell>
            <TableCell>Customer</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {invoices.map(({ id, customer }) => (
            <TableRow key={id} hover selected={ids.includes(id)}>
              <TableCell padding="checkbox">
                <Checkbox
                  checked={ids.includes(id)}
                  onChange={() => toggle(id)}
                  slotProps={{ input: { 'aria-label': `Select invoice ${id}` } }}
                />
              </TableCell>
              <TableCell component="th" scope="row">
                {id}
              </TableCell>
              <TableCell>{customer}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
