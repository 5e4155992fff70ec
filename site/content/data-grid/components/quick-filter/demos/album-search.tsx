import CancelIcon from '@mui/icons-material/Cancel';
import SearchIcon from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  Toolbar,
} from '@mui/x-data-grid';
import { columns, rows } from './data';

// #region
function SearchToolbar() {
  return (
    <Toolbar>
      <QuickFilter expanded style={{ width: '100%', maxWidth: 320 }}>
        <QuickFilterControl
          render={({ ref, slotProps, ...props }, state) => (
            <TextField
              {...props}
              inputRef={ref}
              fullWidth
              size="small"
              placeholder="Album, artist, genre or bin"
              slotProps={{
                htmlInput: { ...slotProps?.htmlInput, 'aria-label': 'Search albums' },
                input: {
                  startAdornment: (
                    <InputAdornment position="start">
                      <SearchIcon fontSize="small" />
                    </InputAdornment>
                  ),
                  endAdornment: state.value && (
                    <QuickFilterClear edge="end" size="small" aria-label="Clear search">
                      <CancelIcon fontSize="small" />
                    </QuickFilterClear>
                  ),
                },
              }}
            />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}
// #endregion

const slots = { toolbar: SearchToolbar };

export default function AlbumSearch() {
  return (
    <div style={{ height: 422, width: '100%' }}>
      <DataGrid label="Albums" rows={rows} columns={columns} slots={slots} showToolbar hideFooter />
    </div>
  );
}
