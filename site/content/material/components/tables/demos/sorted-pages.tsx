import { useState } from 'react';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { readings } from './data';

const size = 5;

export default function SortedPages() {
  // #region
  const [direction, setDirection] = useState<'asc' | 'desc'>('desc');
  const [page, setPage] = useState(0);
  const sign = direction === 'asc' ? 1 : -1;
  const sorted = [...readings].sort((a, b) => sign * (a.degrees - b.degrees));
  const rows = sorted.slice(page * size, (page + 1) * size);

  function turnOrder() {
    setDirection(direction === 'asc' ? 'desc' : 'asc');
    setPage(0);
  }
  // #endregion

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <TableContainer>
        <Table size="small" aria-label="Cold store, sorted and by page">
          <TableHead>
            <TableRow>
              <TableCell>Time</TableCell>
              <TableCell align="right" sortDirection={direction}>
                <TableSortLabel active direction={direction} onClick={turnOrder}>
                  Degrees
                </TableSortLabel>
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ time, degrees }) => (
              <TableRow key={time}>
                <TableCell component="th" scope="row">
                  {time}
                </TableCell>
                <TableCell align="right">{degrees.toFixed(1)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <TablePagination
        component="div"
        count={readings.length}
        page={page}
        onPageChange={(_event, next) => setPage(next)}
        rowsPerPage={size}
        rowsPerPageOptions={[size]}
      />
    </Box>
  );
}
