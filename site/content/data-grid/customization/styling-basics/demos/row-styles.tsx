import { alpha } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './data';

export default function RowStyles() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="River levels by state"
        rows={rows}
        columns={columns}
        hideFooter
        getRowClassName={(params) => `state-${params.row.state}`}
        sx={(theme) => ({
          '& .state-watch': {
            bgcolor: alpha(theme.palette.warning.main, 0.15),
            '&:hover': { bgcolor: alpha(theme.palette.warning.main, 0.25) },
          },
          '& .state-flood': {
            bgcolor: alpha(theme.palette.error.main, 0.15),
            '&:hover': { bgcolor: alpha(theme.palette.error.main, 0.25) },
          },
        })}
      />
    </div>
  );
}
