import MailIcon from '@mui/icons-material/Mail';
import Badge from '@mui/material/Badge';

export default function UnreadMail() {
  return (
    <Badge badgeContent={4} color="primary">
      <MailIcon titleAccess="Unread messages" />
    </Badge>
  );
}
