import { useState } from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { builds, type Build } from './data';

const columns: { field: keyof Build; name: string; align?: 'right' }[] = [
  { field: 'id', name: 'Build' },
  { field: 'branch', name: 'Branch' },
  { field: 'seconds', name: 'Seconds', align: 'right' },
  { field: 'failed', name: 'Failed tests', align: 'right' },
];

// #region
function compare(a: string | number, b: string | number) {
  return typeof a === 'number' && typeof b === 'number' ? a - b : `${a}`.localeCompare(`${b}`);
}

export default function SortedBuilds() {
  const [field, setField] = useState<keyof Build>('seconds');
  const [direction, setDirection] = useState<'asc' | 'desc'>('desc');
  const sign = direction === 'asc' ? 1 : -1;
  const rows = [...builds].sort((a, b) => sign * compare(a[field], b[field]));
  // #endregion

  function sortBy(next: keyof Build) {
    setDirection(next === field && direction === 'asc' ? 'desc' : 'asc');
    setField(next);
  }

  return (
    <TableContainer sx={{ maxWidth: 560 }}>
      <Table size="small" aria-label="Builds, sortable">
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell
                key={column.field}
                align={column.align}
                sortDirection={column.field === field ? direction : false}
              >
                <TableSortLabel
                  active={column.field === field}
                  direction={column.field === field ? direction : 'asc'}
                  onClick={() => sortBy(column.field)}
                >
                  {column.name}
                </TableSortLabel>
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((build) => (
            <TableRow key={build.id}>
              {columns.map((column) => (
                <TableCell key={column.field} align={column.align}>
                  {build[column.field]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
