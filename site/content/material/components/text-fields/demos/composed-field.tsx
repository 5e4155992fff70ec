import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';

export default function ComposedField() {
  const id = useId();

  return (
    <FormControl sx={{ width: 280, maxWidth: '100%' }}>
      <InputLabel htmlFor={id}>Customs value</InputLabel>
      <OutlinedInput
        id={id}
        label="Customs value"
        defaultValue="340"
        aria-describedby={`${id}-hint`}
        startAdornment={<InputAdornment position="start">€</InputAdornment>}
      />
      <FormHelperText id={`${id}-hint`}>Without tax and freight</FormHelperText>
    </FormControl>
  );
}
