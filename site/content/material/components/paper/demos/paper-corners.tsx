import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function PaperCorners() {
  return (
    <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
      <Paper sx={{ p: 3 }}>Default</Paper>
      <Paper square sx={{ p: 3 }}>
        Square
      </Paper>
      <Paper sx={{ p: 3, borderRadius: 5 }}>Round</Paper>
    </Stack>
  );
}
