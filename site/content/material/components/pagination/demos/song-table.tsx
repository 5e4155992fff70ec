import { useState } from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import { songs } from './data.ts';

export default function SongTable() {
  const [page, setPage] = useState(0);
  const [perPage, setPerPage] = useState(5);
  const start = page * perPage;
  const shown = perPage === -1 ? songs : songs.slice(start, start + perPage);

  return (
    <div>
      <TableContainer>
        <Table size="small" aria-label="Songs">
          <TableBody>
            {shown.map(({ title, minutes }) => (
              <TableRow key={title}>
                <TableCell component="th" scope="row">
                  {title}
                </TableCell>
                <TableCell align="right">{minutes}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <TablePagination
        component="div"
        count={songs.length}
        page={page}
        onPageChange={(_event, value) => setPage(value)}
        rowsPerPage={perPage}
        rowsPerPageOptions={[5, 10, { value: -1, label: 'All' }]}
        onRowsPerPageChange={({ target }) => {
          setPerPage(Number(target.value));
          setPage(0);
        }}
      />
    </div>
  );
}
