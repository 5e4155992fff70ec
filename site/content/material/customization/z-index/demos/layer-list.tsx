import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';

export default function LayerList() {
  const { zIndex } = useTheme();
  const layers = Object.entries(zIndex).sort(([, a], [, b]) => b - a);

  return (
    <Stack component="ol" sx={{ m: 0, p: 0, width: '100%', maxWidth: 360, listStyle: 'none' }}>
      {layers.map(([name, value], index) => (
        <Box
          key={name}
          component="li"
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            px: 2,
            py: 0.75,
            border: 1,
            borderColor: 'divider',
            bgcolor: 'background.paper',
            mt: index === 0 ? 0 : '-1px',
            mx: index,
          }}
        >
          <Typography>{name}</Typography>
          <Typography>{value}</Typography>
        </Box>
      ))}
    </Stack>
  );
}
