import CircularProgress from '@mui/material/CircularProgress';

export default function NoShrink() {
  return <CircularProgress disableShrink aria-label="Sorting the archive" />;
}
