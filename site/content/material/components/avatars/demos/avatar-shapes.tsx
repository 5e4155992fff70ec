import AlbumIcon from '@mui/icons-material/Album';
import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import { players } from './data';

export default function AvatarShapes() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar alt="Ingrid Solberg" src={players[0]?.photo} />
      <Avatar variant="rounded" alt="Ingrid Solberg" src={players[0]?.photo} />
      <Avatar variant="square">
        <AlbumIcon titleAccess="Recordings" />
      </Avatar>
    </Stack>
  );
}
