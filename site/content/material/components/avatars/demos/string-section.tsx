import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import { players } from './data';

export default function StringSection() {
  return (
    <AvatarGroup
      max={4}
      slotProps={{ surplus: { sx: { bgcolor: 'primary.main', color: 'primary.contrastText' } } }}
      sx={{ justifyContent: 'flex-end' }}
    >
      {players.map(({ name, photo }) => (
        <Avatar key={name} alt={name} src={photo} />
      ))}
    </AvatarGroup>
  );
}
