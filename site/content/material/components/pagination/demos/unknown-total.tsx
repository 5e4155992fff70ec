import { useState } from 'react';
import TablePagination from '@mui/material/TablePagination';

const lastPage = 3;

export default function UnknownTotal() {
  const [page, setPage] = useState(0);
  const ended = page === lastPage;

  return (
    <TablePagination
      component="div"
      count={ended ? 73 : -1}
      page={page}
      rowsPerPage={20}
      rowsPerPageOptions={[20]}
      onPageChange={(_event, value) => setPage(value)}
      labelDisplayedRows={({ from, to }) =>
        ended ? `Log entries ${from}–${to}, end of log` : `Log entries ${from}–${to}`
      }
    />
  );
}
