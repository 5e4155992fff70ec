import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import ListSubheader from '@mui/material/ListSubheader';
import TextField from '@mui/material/TextField';

interface Medicine {
  code: string;
  name: string;
  family: string;
  inStock: boolean;
}

const medicines: Medicine[] = [
  { code: 'A10', name: 'Amoxicillin 500 mg', family: 'Antibiotics', inStock: true },
  { code: 'A22', name: 'Doxycycline 100 mg', family: 'Antibiotics', inStock: true },
  { code: 'B03', name: 'Bisoprolol 5 mg', family: 'Heart', inStock: true },
  { code: 'B14', name: 'Ramipril 2.5 mg', family: 'Heart', inStock: false },
  { code: 'P01', name: 'Ibuprofen 400 mg', family: 'Pain', inStock: true },
  { code: 'P05', name: 'Paracetamol 500 mg', family: 'Pain', inStock: true },
];

export default function MedicineGroups() {
  return (
    <Autocomplete
      options={medicines}
      getOptionLabel={({ name }) => name}
      getOptionKey={(medicine) => medicine.code}
      groupBy={({ family }) => family}
      renderGroup={({ key, group, children }) => (
        <li key={key} role="presentation">
          <ListSubheader component="div" aria-hidden>
            {group}
          </ListSubheader>
          <Box component="ul" role="group" aria-label={group} sx={{ p: 0 }}>
            {children}
          </Box>
        </li>
      )}
      getOptionDisabled={({ inStock }) => !inStock}
      sx={{ width: 300, maxWidth: '100%' }}
      renderInput={(params) => <TextField {...params} label="Medicine" />}
    />
  );
}
