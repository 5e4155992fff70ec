import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function ChipLink() {
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Chip label="All soups" component="a" href="#link" clickable />
      <Chip label="All salads" component="a" href="#link" clickable variant="outlined" />
    </Stack>
  );
}
