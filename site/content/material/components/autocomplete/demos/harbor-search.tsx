import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const harbors = [
  'Aarhus',
  'Antwerp',
  'Bergen',
  'Bremerhaven',
  'Busan',
  'Gdańsk',
  'Genoa',
  'Gothenburg',
  'Le Havre',
  'Málaga',
  'Rotterdam',
  'Singapore',
  'Valencia',
];

export default function HarborSearch() {
  return (
    <Autocomplete
      options={harbors}
      sx={{ width: 280, maxWidth: '100%' }}
      renderInput={(params) => (
        <TextField {...params} label="Harbor" helperText="Try “gd” or “malaga”" />
      )}
    />
  );
}
