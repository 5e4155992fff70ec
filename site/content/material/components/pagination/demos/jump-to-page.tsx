import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import TablePagination from '@mui/material/TablePagination';
import type { TablePaginationActionsProps } from '@mui/material/TablePaginationActions';
import TextField from '@mui/material/TextField';

function PageSelect({ count, page, rowsPerPage, onPageChange }: TablePaginationActionsProps) {
  const pages = Array.from({ length: Math.ceil(count / rowsPerPage) }, (_, index) => index);

  return (
    <TextField
      select
      size="small"
      label="Page"
      value={page}
      onChange={({ target }) => onPageChange(null, Number(target.value))}
      sx={{ ml: 2, minWidth: 80 }}
    >
      {pages.map((index) => (
        <MenuItem key={index} value={index}>
          {index + 1}
        </MenuItem>
      ))}
    </TextField>
  );
}

export default function JumpToPage() {
  const [page, setPage] = useState(0);

  return (
    <TablePagination
      component="div"
      count={180}
      page={page}
      rowsPerPage={25}
      rowsPerPageOptions={[]}
      onPageChange={(_event, value) => setPage(value)}
      ActionsComponent={PageSelect}
    />
  );
}
