import Alert from '@mui/material/Alert';

export default function AlertColor() {
  return (
    <Alert severity="success" color="info" role="none">
      The sensor is online again: blue, with the icon of a success.
    </Alert>
  );
}
