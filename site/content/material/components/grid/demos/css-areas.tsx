import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

const areas = ['map', 'list', 'legend'];

export default function CssAreas() {
  return (
    <Box
      sx={{
        display: 'grid',
        width: '100%',
        gap: 1,
        gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr' },
        gridTemplateAreas: {
          xs: '"map" "legend" "list"',
          sm: '"map list" "legend list"',
        },
      }}
    >
      {areas.map((area) => (
        <Paper key={area} variant="outlined" sx={{ gridArea: area, p: 2 }}>
          {area}
        </Paper>
      ))}
    </Box>
  );
}
