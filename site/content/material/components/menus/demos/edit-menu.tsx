import { useId, useState } from 'react';
import Archive from '@mui/icons-material/Archive';
import ContentCopy from '@mui/icons-material/ContentCopy';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function EditMenu() {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [state, setState] = useState('a draft');

  function choose(next: string) {
    setState(next);
    setAnchor(null);
  }

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button
        id={id}
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? `${id}-menu` : undefined}
        aria-keyshortcuts="Delete"
        onClick={(event) => setAnchor(event.currentTarget)}
        onKeyDown={(event) => event.key === 'Delete' && choose('deleted')}
      >
        Letter
      </Button>
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id, sx: { width: 220 } } }}
      >
        <MenuItem onClick={() => choose('copied')}>
          <ListItemIcon>
            <ContentCopy fontSize="small" />
          </ListItemIcon>
          <ListItemText>Copy</ListItemText>
        </MenuItem>
        <MenuItem disabled>
          <ListItemIcon>
            <Archive fontSize="small" />
          </ListItemIcon>
          <ListItemText>Archive</ListItemText>
        </MenuItem>
        <Divider component="li" />
        <MenuItem onClick={() => choose('deleted')}>
          <ListItemIcon>
            <DeleteOutlined fontSize="small" />
          </ListItemIcon>
          <ListItemText>Delete</ListItemText>
          <Typography variant="body2">Del</Typography>
        </MenuItem>
      </Menu>
      <Typography role="status">The letter is {state}.</Typography>
    </Stack>
  );
}
