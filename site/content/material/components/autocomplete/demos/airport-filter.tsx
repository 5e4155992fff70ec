import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const airports = [
  { label: 'Amsterdam', code: 'AMS' },
  { label: 'Copenhagen', code: 'CPH' },
  { label: 'Lisbon', code: 'LIS' },
  { label: 'London Heathrow', code: 'LHR' },
  { label: 'Madrid', code: 'MAD' },
  { label: 'Oslo', code: 'OSL' },
];

const byNameOrCode = createFilterOptions<(typeof airports)[number]>({
  trim: true,
  limit: 4,
  stringify: ({ label, code }) => `${label} ${code}`,
});

export default function AirportFilter() {
  return (
    <Autocomplete
      options={airports}
      filterOptions={byNameOrCode}
      sx={{ width: 280, maxWidth: '100%' }}
      renderInput={(params) => <TextField {...params} label="From" helperText="Try “lhr”" />}
    />
  );
}
