import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { columns, rows } from './data';

export default function CardRows() {
  return (
    <div style={{ width: '100%' }}>
      <DataGrid
        aria-label="Plays as cards"
        rows={rows}
        columns={columns}
        hideFooter
        getRowSpacing={() => ({ top: 4, bottom: 4 })}
        sx={{
          border: 0,
          '--DataGrid-rowBorderColor': 'transparent',
          [`& .${gridClasses.row}`]: {
            bgcolor: 'background.paper',
            borderRadius: 2,
            // A shadow inside: the grid would clip one outside.
            boxShadow: (theme) => `inset 0 0 0 1px ${(theme.vars ?? theme).palette.divider}`,
          },
        }}
      />
    </div>
  );
}
