import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const photo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="#cfe3ee"/><path d="M10 80c0-20 13-28 30-28s30 8 30 28z" fill="#2a6f97"/><circle cx="40" cy="34" r="18" fill="#5b3a21"/><ellipse cx="40" cy="38" rx="13" ry="15" fill="#f0c9a4"/></svg>',
)}`;

export default function ChipAvatars() {
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Chip avatar={<Avatar aria-hidden>D</Avatar>} label="Dina Haddad" />
      <Chip avatar={<Avatar alt="" src={photo} />} label="Björn Ek" variant="outlined" />
    </Stack>
  );
}
