import { useMemo, useState } from 'react';
import Link from '@mui/material/Link';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const sensors = [
  { id: 1, room: 'Greenhouse', manual: 'Model T-40', active: true },
  { id: 2, room: 'Cold store', manual: 'Model T-15', active: false },
  { id: 3, room: 'Packing hall', manual: 'Model T-40', active: true },
];

export default function CellControls() {
  const [rows, setRows] = useState(sensors);

  // #region
  const columns = useMemo<GridColDef<(typeof sensors)[number]>[]>(
    () => [
      { field: 'room', headerName: 'Room', flex: 1, minWidth: 120 },
      {
        field: 'manual',
        headerName: 'Manual',
        width: 120,
        renderCell: ({ row, tabIndex }) => (
          <Link href={`#manual-${row.id}`} tabIndex={tabIndex}>
            {row.manual}
          </Link>
        ),
      },
      {
        field: 'active',
        headerName: 'Active',
        width: 100,
        renderCell: ({ id, row, tabIndex }) => (
          <Switch
            checked={row.active}
            slotProps={{ input: { 'aria-label': `${row.room} active`, tabIndex } }}
            onKeyDown={(event) => {
              // Otherwise the grid moves down, and the switch does not change.
              if (event.key === ' ') event.stopPropagation();
            }}
            onChange={(_event, active) =>
              setRows((all) => all.map((other) => (other.id === id ? { ...other, active } : other)))
            }
          />
        ),
      },
    ],
    [],
  );
  // #endregion

  return (
    <div style={{ width: '100%' }}>
      <DataGrid
        label="Sensors"
        rows={rows}
        columns={columns}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
