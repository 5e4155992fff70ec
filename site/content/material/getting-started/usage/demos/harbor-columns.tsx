import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const harbors = ['Aarhus', 'Bergen', 'Gdańsk', 'Malmö', 'Rostock', 'Turku'];

export default function HarborColumns() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        p: 2,
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
      }}
    >
      {harbors.map((harbor) => (
        <Paper key={harbor} variant="outlined" sx={{ p: { xs: 1, sm: 2 } }}>
          <Typography>{harbor}</Typography>
        </Paper>
      ))}
    </Box>
  );
}
