import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({ palette: { mode: 'dark' } });

const cameras = ['Gate', 'Quay 1', 'Quay 2', 'Cold store'];

export default function NightWatch() {
  return (
    <ThemeProvider theme={theme}>
      <Paper square sx={{ p: 2, width: '100%', maxWidth: 420 }}>
        <Typography gutterBottom>Cameras, always dark</Typography>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          {cameras.map((camera) => (
            <Chip key={camera} label={camera} variant="outlined" color="success" />
          ))}
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
