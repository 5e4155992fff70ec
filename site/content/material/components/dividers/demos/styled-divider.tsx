import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';

export default function StyledDivider() {
  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 420 }}>
      <Divider sx={{ borderColor: 'primary.main', borderBottomWidth: 2 }} />
      <Divider sx={{ borderStyle: 'dashed' }} />
      <Divider
        role="presentation"
        sx={{ '&::before, &::after': { borderColor: 'secondary.main' } }}
      >
        Return trip
      </Divider>
    </Stack>
  );
}
