import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Stack from '@mui/material/Stack';
import { players } from './data';

const trio = players
  .slice(0, 3)
  .map(({ name, photo }) => <Avatar key={name} alt={name} src={photo} />);

export default function GroupSpacing() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 4 }}>
      <AvatarGroup spacing="medium">{trio}</AvatarGroup>
      <AvatarGroup spacing="small">{trio}</AvatarGroup>
      <AvatarGroup spacing={24}>{trio}</AvatarGroup>
      <AvatarGroup spacing={-4}>{trio}</AvatarGroup>
    </Stack>
  );
}
