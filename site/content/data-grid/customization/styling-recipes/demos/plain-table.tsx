import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { columns, rows } from './data';

const plainColumns = columns.map((column) => ({ ...column, resizable: false }));

export default function PlainTable() {
  return (
    <div style={{ width: '100%' }}>
      <DataGrid
        aria-label="Plays as a plain table"
        rows={rows}
        columns={plainColumns}
        density="compact"
        disableColumnMenu
        hideFooter
        getRowClassName={({ row }) => (row.archived ? 'archived' : '')}
        sx={{
          border: 0,
          [`& .${gridClasses.columnSeparator}`]: { display: 'none' },
          [`& .${gridClasses.columnHeaderTitle}`]: {
            typography: 'overline',
            color: 'text.secondary',
          },
          [`& .archived .${gridClasses.cell}`]: {
            color: 'text.secondary',
            fontStyle: 'italic',
          },
        }}
      />
    </div>
  );
}
