import Paper from '@mui/material/Paper';

export default function OutlinedPaper() {
  return (
    <Paper variant="outlined" sx={{ p: 2, maxWidth: 280 }}>
      Rehearsal on Thursday at 7 p.m. in the chapel.
    </Paper>
  );
}
