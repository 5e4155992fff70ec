import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import { players } from './data';

export default function AllListeners() {
  return (
    <AvatarGroup
      total={24}
      slotProps={{
        surplus: { sx: { fontSize: 14, bgcolor: 'primary.main', color: 'primary.contrastText' } },
      }}
      sx={{ justifyContent: 'flex-end' }}
    >
      {players.slice(0, 4).map(({ name, photo }) => (
        <Avatar key={name} alt={name} src={photo} />
      ))}
    </AvatarGroup>
  );
}
