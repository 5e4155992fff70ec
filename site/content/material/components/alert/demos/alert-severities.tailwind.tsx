import Alert from '@mui/material/Alert';

export default function AlertSeverities() {
  return (
    <div className="flex w-full flex-col gap-2">
      <Alert severity="success" role="none">
        The parcel has been delivered.
      </Alert>
      <Alert severity="info" role="none">
        The depot is closed on Monday.
      </Alert>
      <Alert severity="warning" role="none">
        The address has no house number.
      </Alert>
      <Alert severity="error" role="none">
        The label could not be printed.
      </Alert>
    </div>
  );
}
