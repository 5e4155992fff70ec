import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { columns, rows } from './data';

export default function KeyboardOutline() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Plays with a keyboard outline"
        rows={rows}
        columns={columns}
        hideFooter
        sx={{
          [`& .${gridClasses.cell}:focus:not(:focus-visible)`]: { outline: 'none' },
          [`& .${gridClasses.cell}:focus-visible`]: {
            outline: '2px solid',
            outlineColor: 'primary.main',
            outlineOffset: -2,
          },
        }}
      />
    </div>
  );
}
