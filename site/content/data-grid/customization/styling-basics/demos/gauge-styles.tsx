import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { columns, rows } from './data';

export default function GaugeStyles() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="River levels"
        rows={rows}
        columns={columns}
        hideFooter
        sx={{
          border: 2,
          borderColor: 'primary.main',
          borderRadius: 2,
          [`& .${gridClasses.columnHeaderTitle}`]: { fontWeight: 'bold' },
          [`& .${gridClasses.cell}`]: { fontVariantNumeric: 'tabular-nums' },
          [`& .${gridClasses.cell}:hover`]: { color: 'primary.main' },
        }}
      />
    </div>
  );
}
