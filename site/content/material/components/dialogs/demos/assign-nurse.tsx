import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const nurses = [
  { name: 'Ines Ferreira', beds: 4 },
  { name: 'Jonas Berg', beds: 6 },
  { name: 'Mei Tanaka', beds: 3 },
];

export default function AssignNurse() {
  const [open, setOpen] = useState(false);
  const [nurse, setNurse] = useState('nobody');

  function assign(name: string) {
    setNurse(name);
    setOpen(false);
  }

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography role="status">Room 12 is cared for by {nurse}.</Typography>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Assign a nurse
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)}>
        <DialogTitle>Who takes room 12?</DialogTitle>
        <List disablePadding>
          {nurses.map(({ name, beds }) => (
            <ListItem key={name} disablePadding>
              <ListItemButton onClick={() => assign(name)}>
                <ListItemText primary={name} secondary={`${beds} beds so far`} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Dialog>
    </Stack>
  );
}
