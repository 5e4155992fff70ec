import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';

export default function TitledAlert() {
  return (
    <Alert severity="warning" role="none">
      <AlertTitle>Two books are overdue</AlertTitle>
      Return them by Friday, or renew them online.
    </Alert>
  );
}
