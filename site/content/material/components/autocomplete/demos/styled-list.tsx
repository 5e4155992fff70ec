import Search from '@mui/icons-material/Search';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const topics = ['Billing', 'Delivery', 'Login', 'Privacy', 'Returns', 'Warranty'];

export default function StyledList() {
  return (
    <Autocomplete
      options={topics}
      popupIcon={<Search />}
      slotProps={{
        popper: { placement: 'top-start' },
        paper: { elevation: 8, sx: { my: 1, borderRadius: 3 } },
        listbox: { sx: { maxHeight: 180, '& [aria-selected="true"]': { fontWeight: 'bold' } } },
        popupIndicator: { sx: { transform: 'none' } },
      }}
      sx={{ width: 280, maxWidth: '100%' }}
      renderInput={(params) => <TextField {...params} label="Help topic" />}
    />
  );
}
