import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme, type Breakpoint } from '@mui/material/styles';

function WidthChip({ name }: { name: Breakpoint }) {
  const { breakpoints } = useTheme();
  const matches = useMediaQuery(breakpoints.only(name));
  return (
    <Chip
      size="small"
      color={matches ? 'primary' : 'default'}
      variant={matches ? 'filled' : 'outlined'}
      label={`${name}, from ${breakpoints.values[name]} px`}
    />
  );
}

export default function CurrentWidth() {
  const { breakpoints } = useTheme();

  return (
    <Box sx={{ p: 2 }}>
      <Typography gutterBottom>Current breakpoint</Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {breakpoints.keys.map((name) => (
          <WidthChip key={name} name={name} />
        ))}
      </Stack>
    </Box>
  );
}
