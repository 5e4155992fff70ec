import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';

interface HarborCardProps {
  name: string;
  depth: string;
  sx?: SxProps<Theme>;
}

function HarborCard({ name, depth, sx = [] }: HarborCardProps) {
  return (
    <Box sx={[{ p: 2, border: 1, borderRadius: 1 }, ...(Array.isArray(sx) ? sx : [sx])]}>
      <Box sx={{ typography: 'subtitle2' }}>{name}</Box>
      <Box sx={{ typography: 'body2' }}>Depth {depth}</Box>
    </Box>
  );
}

export default function TideCard() {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <HarborCard name="North quay" depth="6.2 m" />
      <HarborCard name="South quay" depth="2.1 m" sx={{ borderColor: 'error.main', p: 3 }} />
    </Stack>
  );
}
