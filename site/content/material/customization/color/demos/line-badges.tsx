import Stack from '@mui/material/Stack';
import { amber, deepPurple, lightGreen, red } from '@mui/material/colors';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const lines = [
  { name: 'Line 1', color: red[700] },
  { name: 'Line 4', color: amber[400] },
  { name: 'Line 7', color: deepPurple[500] },
  { name: 'Line 9', color: lightGreen[300] },
];

export default function LineBadges() {
  const { palette } = useTheme();

  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {lines.map(({ name, color }) => (
        <Typography
          key={name}
          sx={{ px: 1.5, py: 0.5, borderRadius: 1 }}
          style={{ backgroundColor: color, color: palette.getContrastText(color) }}
        >
          {name}
        </Typography>
      ))}
    </Stack>
  );
}
