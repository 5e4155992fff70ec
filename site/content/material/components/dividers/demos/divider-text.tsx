import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';

export default function DividerText() {
  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 420 }}>
      <Divider role="presentation">Morning</Divider>
      <Divider role="presentation" textAlign="left">
        Afternoon
      </Divider>
      <Divider role="presentation" textAlign="right">
        Evening
      </Divider>
      <Divider role="presentation">
        <Chip label="Yesterday" size="small" />
      </Divider>
    </Stack>
  );
}
