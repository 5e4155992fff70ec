import { useMemo, useState } from 'react';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

interface Crate {
  id: number | string;
  fruit: string;
  crates: number;
}

const harvest: Crate[] = [
  { id: 1, fruit: 'Apples', crates: 48 },
  { id: 2, fruit: 'Pears', crates: 21 },
  { id: 3, fruit: 'Plums', crates: 17 },
];

const columns: GridColDef<Crate>[] = [
  { field: 'fruit', headerName: 'Fruit', flex: 1, minWidth: 120 },
  { field: 'crates', headerName: 'Crates', type: 'number', width: 120, editable: true },
];

export default function LiveTotal() {
  const [rows, setRows] = useState(harvest);
  const pinnedRows = useMemo(() => {
    const crates = rows.reduce((sum, row) => sum + row.crates, 0);
    return { bottom: [{ id: 'total', fruit: 'Total', crates }] };
  }, [rows]);

  return (
    <div style={{ width: '100%' }}>
      <DataGridPro
        label="Harvest"
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        isCellEditable={({ id }) => id !== 'total'}
        processRowUpdate={(newRow) => {
          setRows((all) => all.map((row) => (row.id === newRow.id ? newRow : row)));
          return newRow;
        }}
        hideFooter
      />
    </div>
  );
}
