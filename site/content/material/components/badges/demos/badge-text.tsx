import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BadgeText() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Badge badgeContent="Beta" color="secondary">
        <Typography sx={{ paddingInlineEnd: 3 }}>Energy forecast</Typography>
      </Badge>
      <Typography>
        Solar panels <Badge badgeContent={12} color="success" sx={{ mx: 2 }} />
      </Typography>
    </Stack>
  );
}
