import { useState } from 'react';
import SearchIcon from '@mui/icons-material/Search';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  QuickFilter,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid';
import { columns, rows } from './data';

// #region
function PhoneToolbar() {
  const [searching, setSearching] = useState(false);

  return (
    <Toolbar>
      {!searching && (
        <Typography sx={{ flex: 1, mx: 0.5, fontWeight: 'medium' }}>Albums in stock</Typography>
      )}
      <QuickFilter
        expanded={searching}
        onExpandedChange={setSearching}
        style={{ display: 'flex', flex: searching ? 1 : undefined }}
      >
        <Tooltip title="Search">
          <QuickFilterTrigger render={<ToolbarButton />}>
            <SearchIcon fontSize="small" />
          </QuickFilterTrigger>
        </Tooltip>
        <QuickFilterControl
          render={({ ref, slotProps, ...props }) => (
            <TextField
              {...props}
              inputRef={ref}
              fullWidth
              size="small"
              sx={{ display: searching ? undefined : 'none' }}
              slotProps={{ htmlInput: { ...slotProps?.htmlInput, 'aria-label': 'Search albums' } }}
            />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}
// #endregion

const slots = { toolbar: PhoneToolbar };

export default function ControlledSearch() {
  return (
    <div style={{ height: 422, width: '100%', maxWidth: 420 }}>
      <DataGrid
        label="Albums in stock"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
      />
    </div>
  );
}
