import Box from '@mui/material/Box';
import { ColumnsPanelTrigger, DataGrid, FilterPanelTrigger, Toolbar } from '@mui/x-data-grid';
import { columns, rows } from './data';

const openClass = ({ open }: { open: boolean }) => (open ? 'panel-open' : '');

function BedsToolbar() {
  return (
    <Toolbar>
      <ColumnsPanelTrigger className={openClass}>Columns</ColumnsPanelTrigger>
      <FilterPanelTrigger className={openClass}>Filters</FilterPanelTrigger>
    </Toolbar>
  );
}

const slots = { toolbar: BedsToolbar };

export default function StateClass() {
  return (
    <Box
      sx={{
        height: 318,
        width: '100%',
        '& .panel-open': { textDecoration: 'underline', bgcolor: 'action.selected' },
      }}
    >
      <DataGrid
        label="Garden beds with classes"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
