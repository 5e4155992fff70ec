import { useState, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function TermsConsent() {
  const [joined, setJoined] = useState(false);

  function join(event: FormEvent) {
    event.preventDefault();
    setJoined(true);
  }

  return (
    <Stack
      component="form"
      onSubmit={join}
      useFlexGap
      spacing={1}
      sx={{ alignItems: 'flex-start' }}
    >
      {/* #region */}
      <FormControlLabel
        required
        name="terms"
        label={
          <>
            I accept the <Link href="#label">rules of the garden</Link>
          </>
        }
        control={<Checkbox />}
      />
      {/* #endregion */}
      <Button type="submit" variant="contained">
        Join
      </Button>
      <Typography role="status">{joined ? 'Welcome to the garden' : 'Not a member yet'}</Typography>
    </Stack>
  );
}
