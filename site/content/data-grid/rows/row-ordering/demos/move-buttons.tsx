import { useMemo, useState, type KeyboardEvent } from 'react';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid-pro';
import { columns, stops, type Stop } from './data';

export default function MoveButtons() {
  const [rows, setRows] = useState(stops);
  const [message, setMessage] = useState('');

  // #region
  const columnsWithButtons = useMemo<GridColDef<Stop>[]>(() => {
    const move = (row: Stop, by: 1 | -1) => {
      const to = rows.indexOf(row) + by;
      if (to < 0 || to === rows.length) {
        setMessage(`${row.city} is already the ${to < 0 ? 'first' : 'last'} stop.`);
        return;
      }
      const next = rows.filter((other) => other !== row);
      next.splice(to, 0, row);
      setRows(next);
      setMessage(`${row.city} is now stop ${to + 1}.`);
    };
    const keepSpace = (event: KeyboardEvent) => {
      // Otherwise the grid moves down instead.
      if (event.key === ' ') event.stopPropagation();
    };
    const getActions = ({ row }: { row: Stop }) => [
      <GridActionsCellItem
        key="up"
        icon={<ArrowUpwardIcon />}
        label={`Move ${row.city} up`}
        onKeyDown={keepSpace}
        onClick={() => move(row, -1)}
      />,
      <GridActionsCellItem
        key="down"
        icon={<ArrowDownwardIcon />}
        label={`Move ${row.city} down`}
        onKeyDown={keepSpace}
        onClick={() => move(row, 1)}
      />,
    ];
    return [...columns, { field: 'move', type: 'actions', headerName: 'Move', getActions }];
  }, [rows]);
  // #endregion

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <DataGridPro
        label="Tour stops with buttons"
        rows={rows}
        columns={columnsWithButtons}
        disableColumnSorting
        hideFooter
      />
      <Typography variant="body2" role="status" sx={{ minHeight: '1.5em' }}>
        {message}
      </Typography>
    </Stack>
  );
}
