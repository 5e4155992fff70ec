import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import { players } from './data';

export default function AvatarSizes() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Avatar alt="Mei Tanaka" src={players[5]?.photo} sx={{ width: 24, height: 24 }} />
      <Avatar alt="Mei Tanaka" src={players[5]?.photo} />
      <Avatar alt="Mei Tanaka" src={players[5]?.photo} sx={{ width: 64, height: 64 }} />
      <Avatar
        role="img"
        aria-label="Mei Tanaka"
        sx={{
          width: 64,
          height: 64,
          fontSize: '2rem',
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        }}
      >
        MT
      </Avatar>
    </Stack>
  );
}
