import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import { players } from './data';

export default function PlayerPhotos() {
  return (
    <Stack direction="row" spacing={2}>
      {players.slice(0, 3).map(({ name, photo }) => (
        <Avatar key={name} alt={name} src={photo} />
      ))}
    </Stack>
  );
}
