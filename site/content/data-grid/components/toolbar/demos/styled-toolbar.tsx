import FilterListIcon from '@mui/icons-material/FilterList';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, FilterPanelTrigger, Toolbar, ToolbarButton } from '@mui/x-data-grid';
import { columns, rows } from './data';

function WideToolbar() {
  return (
    // The element gets the role, the label and the class of a toolbar.
    <Toolbar
      render={<Box sx={{ display: 'flex', p: 1, borderBottom: 1, borderColor: 'divider' }} />}
    >
      <FilterPanelTrigger
        render={
          <ToolbarButton
            render={<Button variant="outlined" size="small" startIcon={<FilterListIcon />} />}
          />
        }
      >
        Filter
      </FilterPanelTrigger>
    </Toolbar>
  );
}

const slots = { toolbar: WideToolbar };

export default function StyledToolbar() {
  return (
    <div style={{ height: 365, width: '100%' }}>
      <DataGrid
        label="Equipment with a styled toolbar"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
      />
    </div>
  );
}
