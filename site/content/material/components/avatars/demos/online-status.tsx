import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import { players } from './data';

export default function OnlineStatus() {
  return (
    <Stack direction="row" spacing={3}>
      <Badge
        variant="dot"
        color="success"
        overlap="circular"
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        slotProps={{
          badge: { sx: { outline: '2px solid', outlineColor: 'background.paper' } },
        }}
      >
        <Avatar alt="Ingrid Solberg, online" src={players[0]?.photo} />
      </Badge>
      <Badge
        overlap="circular"
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        badgeContent={
          <Avatar
            alt="Substitute: Tomás Requena"
            src={players[1]?.photo}
            sx={{ width: 22, height: 22 }}
          />
        }
      >
        <Avatar alt="Amara Nwosu" src={players[2]?.photo} />
      </Badge>
    </Stack>
  );
}
