import { useState, type FormEvent } from 'react';
import Login from '@mui/icons-material/Login';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function SignIn() {
  const [problem, setProblem] = useState<string>();
  const [loading, setLoading] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setProblem(undefined);
    setLoading(true);
    setTimeout(() => {
      setLoading(false);
      setProblem(data.get('password') ? 'Wrong staff number or password.' : 'Enter your password.');
    }, 600);
  }

  return (
    <Paper variant="outlined" sx={{ p: 3, width: '100%', maxWidth: 380 }}>
      <Stack component="form" spacing={2} noValidate onSubmit={submit}>
        <Typography variant="h5" component="p">
          Harbor office
        </Typography>
        {problem && <Alert severity="error">{problem}</Alert>}
        <TextField name="user" label="Staff number" autoComplete="username" defaultValue="4711" />
        <TextField
          name="password"
          label="Password"
          type="password"
          autoComplete="current-password"
          error={problem !== undefined}
        />
        <FormControlLabel
          name="stay"
          control={<Checkbox />}
          label="Stay signed in on this device"
        />
        <Button
          type="submit"
          variant="contained"
          endIcon={<Login />}
          loading={loading}
          loadingPosition="end"
        >
          Sign in
        </Button>
        <Link href="#sign-in" variant="body2" sx={{ alignSelf: 'center' }}>
          I forgot my password
        </Link>
      </Stack>
    </Paper>
  );
}
