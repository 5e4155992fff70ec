import { useId } from 'react';
import FormControl, { useFormControl } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';

// #region
function PasswordHint({ id }: { id: string }) {
  const control = useFormControl();

  return (
    <FormHelperText id={id}>
      {control?.focused ? 'At least 12 characters. Spaces are fine.' : 'You need it every morning'}
    </FormHelperText>
  );
}
// #endregion

export default function HintOnFocus() {
  const id = useId();

  return (
    <FormControl sx={{ width: 300, maxWidth: '100%' }}>
      <InputLabel htmlFor={id}>Passphrase</InputLabel>
      <OutlinedInput id={id} label="Passphrase" aria-describedby={`${id}-hint`} />
      <PasswordHint id={`${id}-hint`} />
    </FormControl>
  );
}
