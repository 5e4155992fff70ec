import { useState } from 'react';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { invoices } from './data';

export default function LoadingRows() {
  const [loading, setLoading] = useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 480, alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={() => setLoading(!loading)}>
        {loading ? 'Finish loading' : 'Load again'}
      </Button>
      <TableContainer>
        <Table aria-label="March invoices" aria-busy={loading}>
          <TableHead>
            <TableRow>
              <TableCell>Invoice</TableCell>
              <TableCell>Customer</TableCell>
            </TableRow>
          </TableHead>
          {/* #region */}
          <TableBody>
            {loading
              ? invoices.map(({ id }) => (
                  <TableRow key={id} aria-hidden>
                    <TableCell colSpan={2}>
                      <Skeleton />
                    </TableCell>
                  </TableRow>
                ))
              : invoices.map(({ id, customer }) => (
                  <TableRow key={id}>
                    <TableCell>{id}</TableCell>
                    <TableCell>{customer}</TableCell>
                  </TableRow>
                ))}
          </TableBody>
          {/* #endregion */}
        </Table>
      </TableContainer>
    </Stack>
  );
}
