import { useState } from 'react';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import { readings } from './data';

export default function PagedReadings() {
  const [page, setPage] = useState(0);
  const [size, setSize] = useState(5);
  const rows = readings.slice(page * size, (page + 1) * size);

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <TableContainer>
        <Table size="small" aria-label="Cold store, by page">
          <TableHead>
            <TableRow>
              <TableCell>Time</TableCell>
              <TableCell align="right">Degrees</TableCell>
              <TableCell>Door</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ time, degrees, door }) => (
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
      <TablePagination
        component="div"
        count={readings.length}
        page={page}
        onPageChange={(_event, next) => setPage(next)}
        rowsPerPage={size}
        labelRowsPerPage="Rows:"
        rowsPerPageOptions={[5, 10]}
        onRowsPerPageChange={(event) => {
          setSize(Number(event.target.value));
          setPage(0);
        }}
      />
    </Box>
  );
}
