import CircularProgress from '@mui/material/CircularProgress';

export default function LoadingSpinner() {
  return <CircularProgress aria-label="Loading the timetable" />;
}
