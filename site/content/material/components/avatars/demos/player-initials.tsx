import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

export default function PlayerInitials() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar role="img" aria-label="Hana Kovář">
        H
      </Avatar>
      <Avatar
        role="img"
        aria-label="Tomás Requena"
        sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
      >
        TR
      </Avatar>
      <Avatar
        role="img"
        aria-label="Amara Nwosu"
        sx={{ bgcolor: 'secondary.main', color: 'secondary.contrastText' }}
      >
        AN
      </Avatar>
    </Stack>
  );
}
