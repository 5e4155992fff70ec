import BoltIcon from '@mui/icons-material/Bolt';
import Stack from '@mui/material/Stack';

export default function IconColors() {
  return (
    <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
      <BoltIcon titleAccess="Grid" />
      <BoltIcon titleAccess="Solar" color="primary" />
      <BoltIcon titleAccess="Wind" color="success" />
      <BoltIcon titleAccess="Overload" color="error" />
      <BoltIcon titleAccess="Standby" color="action" />
      <BoltIcon titleAccess="Off" color="disabled" />
      <BoltIcon titleAccess="Reserve" sx={{ color: 'text.secondary' }} />
    </Stack>
  );
}
