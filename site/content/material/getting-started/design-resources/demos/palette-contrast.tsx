import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { createTheme, getContrastRatio, type Theme } from '@mui/material/styles';

const names = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;

const modes: { title: string; theme: Theme }[] = [
  { title: 'Light', theme: createTheme({ palette: { mode: 'light' } }) },
  { title: 'Dark', theme: createTheme({ palette: { mode: 'dark' } }) },
];

export default function PaletteContrast() {
  return (
    <Grid container rowSpacing={2} columnSpacing={6} sx={{ width: '100%' }}>
      {modes.map(({ title, theme }) => (
        <Grid key={title} size={{ xs: 12, sm: 6 }}>
          <Typography gutterBottom>{title}</Typography>
          {names.map((name) => {
            const { main } = theme.palette[name];
            const ratio = getContrastRatio(main, theme.palette.background.paper);
            return (
              <Box key={name} sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 0.5 }}>
                <Box
                  sx={{ width: 40, height: 32, borderRadius: 1, border: 1, borderColor: 'divider' }}
                  style={{ backgroundColor: main }}
                />
                <Typography variant="body2" sx={{ flexGrow: 1 }}>
                  {name}.main
                </Typography>
                <Typography variant="body2">
                  {ratio.toFixed(1)} : 1{ratio < 4.5 && ', not for text'}
                </Typography>
              </Box>
            );
          })}
        </Grid>
      ))}
    </Grid>
  );
}
