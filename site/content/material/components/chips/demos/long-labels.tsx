import Chip, { chipClasses } from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const label = 'May contain traces of nuts, sesame and milk';

export default function LongLabels() {
  return (
    <Stack spacing={1} sx={{ width: 200, alignItems: 'flex-start' }}>
      <Chip label={label} />
      <Chip
        label={label}
        sx={{
          height: 'auto',
          [`& .${chipClasses.label}`]: { whiteSpace: 'normal', py: 0.5 },
        }}
      />
    </Stack>
  );
}
