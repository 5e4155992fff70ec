import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function ChipSizes() {
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <Chip label="Serves 4" />
      <Chip label="Serves 4" size="small" />
      <Chip label="Serves 4" size="small" variant="outlined" />
    </Stack>
  );
}
