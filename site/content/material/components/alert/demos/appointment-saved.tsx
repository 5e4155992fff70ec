import Alert from '@mui/material/Alert';

export default function AppointmentSaved() {
  return (
    <Alert severity="success" role="none">
      Your appointment on May 12 at 10:40 is confirmed.
    </Alert>
  );
}
