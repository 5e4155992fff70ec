import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function RecipeTags() {
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Chip label="Vegetarian" />
      <Chip label="30 minutes" variant="outlined" />
    </Stack>
  );
}
