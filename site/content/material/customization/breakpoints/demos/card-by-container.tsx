import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

function BuildCard() {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Paper
        variant="outlined"
        sx={{
          display: 'flex',
          flexDirection: { '@': 'column', '@240': 'row' },
          justifyContent: 'space-between',
          gap: 1,
          p: 2,
        }}
      >
        <Typography>Build 412</Typography>
        <Typography color="success">passed</Typography>
      </Paper>
    </Box>
  );
}

export default function CardByContainer() {
  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%', gridTemplateColumns: '1fr 2fr' }}>
      <BuildCard />
      <BuildCard />
    </Box>
  );
}
