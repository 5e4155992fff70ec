import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function HideDetails() {
  return (
    <Stack direction="row" spacing={2} sx={{ p: 2, alignItems: 'center' }}>
      <Typography>IC 2041 to Bergen</Typography>
      <Typography sx={{ display: { xs: 'none', sm: 'block' } }}>Platform 4</Typography>
      <Chip label="On time" sx={{ display: { xs: 'none', sm: 'inline-flex' } }} />
    </Stack>
  );
}
