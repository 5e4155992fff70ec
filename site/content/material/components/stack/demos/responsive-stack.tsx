import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

const stops = ['Lisbon', 'Porto', 'Vigo'];

export default function ResponsiveStack() {
  return (
    <Stack
      component="ol"
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ xs: 1, sm: 2, md: 4 }}
      sx={{ m: 0, p: 2, listStyle: 'none' }}
    >
      {stops.map((stop) => (
        <Paper key={stop} component="li" variant="outlined" sx={{ p: 1.5, flexGrow: 1 }}>
          {stop}
        </Paper>
      ))}
    </Stack>
  );
}
