import DirectionsBusIcon from '@mui/icons-material/DirectionsBus';
import FolderIcon from '@mui/icons-material/Folder';
import TrainIcon from '@mui/icons-material/Train';
import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

export default function AvatarIcons() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar>
        <FolderIcon titleAccess="Travel documents" />
      </Avatar>
      <Avatar sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
        <TrainIcon titleAccess="Train" />
      </Avatar>
      <Avatar sx={{ bgcolor: 'success.main', color: 'success.contrastText' }}>
        <DirectionsBusIcon titleAccess="Bus" />
      </Avatar>
    </Stack>
  );
}
