import { useState } from 'react';
import { DataGridPro, type GridRowOrderChangeParams } from '@mui/x-data-grid-pro';
import { columns, stops } from './data';

export default function TourStops() {
  const [rows, setRows] = useState(stops);

  const handleRowOrderChange = ({ oldIndex, targetIndex }: GridRowOrderChangeParams) => {
    const next = [...rows];
    next.splice(targetIndex, 0, ...next.splice(oldIndex, 1));
    setRows(next);
  };

  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGridPro
        label="Tour stops"
        rows={rows}
        columns={columns}
        rowReordering
        onRowOrderChange={handleRowOrderChange}
        hideFooter
      />
    </div>
  );
}
