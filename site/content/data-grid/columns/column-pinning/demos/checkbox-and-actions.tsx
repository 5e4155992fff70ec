import { useMemo, useState } from 'react';
import DeleteIcon from '@mui/icons-material/Delete';
import {
  DataGridPro,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { columns, readings, type Reading } from './data';

const pinnedColumns = {
  left: [GRID_CHECKBOX_SELECTION_COL_DEF.field, 'meter'],
  right: ['actions'],
};

export default function CheckboxAndActions() {
  const [rows, setRows] = useState(readings);
  const columnsWithActions = useMemo<GridColDef<Reading>[]>(
    () => [
      ...columns,
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Remove',
        width: 80,
        getActions: ({ id, row }) => [
          <GridActionsCellItem
            key="remove"
            icon={<DeleteIcon />}
            label={`Remove ${row.meter}`}
            onClick={() => setRows((all) => all.filter((reading) => reading.id !== id))}
          />,
        ],
      },
    ],
    [],
  );

  return (
    <div style={{ width: '100%' }}>
      <DataGridPro
        label="Electricity meters to clean up (kWh)"
        rows={rows}
        columns={columnsWithActions}
        initialState={{ pinnedColumns }}
        checkboxSelection
      />
    </div>
  );
}
