import { useState } from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import { readings } from './data';

export default function PageButtons() {
  const [page, setPage] = useState(0);
  const [size, setSize] = useState(5);
  const rows = size === -1 ? readings : readings.slice(page * size, (page + 1) * size);

  return (
    <TableContainer sx={{ maxWidth: 560 }}>
      <Table size="small" aria-label="Cold store, all readings">
        <TableBody>
          {rows.map(({ time, degrees }) => (
            <TableRow key={time}>
              <TableCell component="th" scope="row">
                {time}
              </TableCell>
              <TableCell align="right">{degrees.toFixed(1)} °C</TableCell>
            </TableRow>
          ))}
        </TableBody>
        {/* #region */}
        <TableFooter>
          <TableRow>
            <TablePagination
              count={readings.length}
              page={page}
              rowsPerPage={size}
              rowsPerPageOptions={[5, 10, { label: 'All', value: -1 }]}
              showFirstButton
              showLastButton
              labelRowsPerPage="Readings:"
              onPageChange={(_event, next) => setPage(next)}
              onRowsPerPageChange={(event) => {
                setSize(Number(event.target.value));
                setPage(0);
              }}
            />
          </TableRow>
        </TableFooter>
        {/* #endregion */}
      </Table>
    </TableContainer>
  );
}
