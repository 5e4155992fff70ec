import SearchIcon from '@mui/icons-material/Search';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  QuickFilter,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid';
import TextField from '@mui/material/TextField';
import { columns, rows } from './data';

// #region
function ExpandingToolbar() {
  return (
    <Toolbar>
      <QuickFilter style={{ display: 'flex', alignItems: 'center' }}>
        <Tooltip title="Search">
          <QuickFilterTrigger render={<ToolbarButton />}>
            <SearchIcon fontSize="small" />
          </QuickFilterTrigger>
        </Tooltip>
        <QuickFilterControl
          render={({ ref, slotProps, ...props }, { expanded }) => (
            <TextField
              {...props}
              inputRef={ref}
              size="small"
              variant="standard"
              slotProps={{ htmlInput: { ...slotProps?.htmlInput, 'aria-label': 'Search albums' } }}
              sx={{
                width: expanded ? 200 : 0,
                visibility: expanded ? 'visible' : 'hidden',
                transition: (theme) => theme.transitions.create('width'),
              }}
            />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}
// #endregion

const slots = { toolbar: ExpandingToolbar };

export default function ExpandingSearch() {
  return (
    <div style={{ height: 422, width: '100%' }}>
      <DataGrid
        label="Albums with a search button"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
      />
    </div>
  );
}
