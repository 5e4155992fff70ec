import { useState } from 'react';
import ForumIcon from '@mui/icons-material/Forum';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function HideBadge() {
  const [read, setRead] = useState(false);

  return (
    <Stack direction="row" spacing={4} sx={{ alignItems: 'center' }}>
      <Badge variant="dot" color="error" invisible={read}>
        <ForumIcon titleAccess={read ? 'Forum' : 'Forum, new replies'} />
      </Badge>
      <Button onClick={() => setRead(!read)}>{read ? 'Mark as unread' : 'Mark as read'}</Button>
    </Stack>
  );
}
