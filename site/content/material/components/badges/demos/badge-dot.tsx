import SystemUpdateIcon from '@mui/icons-material/SystemUpdate';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BadgeDot() {
  return (
    <Stack direction="row" spacing={4} sx={{ alignItems: 'center' }}>
      <Badge variant="dot" color="secondary">
        <SystemUpdateIcon titleAccess="Update available" />
      </Badge>
      <Badge variant="dot" color="info">
        <Typography>Release notes (new)</Typography>
      </Badge>
    </Stack>
  );
}
