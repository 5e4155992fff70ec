import { useState } from 'react';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

interface Supplier {
  label: string;
  isNew?: boolean;
}

const known: Supplier[] = [{ label: 'Baltic Paper' }, { label: 'Fjord Steel' }, { label: 'Molen' }];
const filter = createFilterOptions<Supplier>();
const sameName = (name: string) => (supplier: Supplier) =>
  supplier.label.toLowerCase() === name.toLowerCase();

export default function AddSupplier() {
  const [suppliers, setSuppliers] = useState(known);
  const [value, setValue] = useState<Supplier | null>(null);

  function choose(supplier: Supplier | null) {
    if (supplier?.isNew) setSuppliers([...suppliers, { label: supplier.label }]);
    setValue(supplier && { label: supplier.label });
  }

  return (
    <Stack spacing={1} sx={{ width: 300, maxWidth: '100%' }}>
      <Autocomplete
        options={suppliers}
        value={value}
        onChange={(_event, supplier) => choose(supplier)}
        isOptionEqualToValue={(option, chosen) => option.label === chosen.label}
        filterOptions={(options, state) => {
          const name = state.inputValue.trim();
          const found = filter(options, state);
          return name && !options.some(sameName(name))
            ? [...found, { label: name, isNew: true }]
            : found;
        }}
        renderOption={({ key, ...props }, { label, isNew }) => (
          <li key={key} {...props}>
            {isNew ? `Add “${label}”` : label}
          </li>
        )}
        renderInput={(params) => <TextField {...params} label="Supplier" />}
      />
      <Typography role="status">Suppliers on file: {suppliers.length}</Typography>
    </Stack>
  );
}
