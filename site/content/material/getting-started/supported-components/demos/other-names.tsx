import { useState } from 'react';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { entries } from './data';

function addressOf(name: string) {
  return `/api/${name.replace(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase()}/`;
}

export default function OtherNames() {
  const [wanted, setWanted] = useState('toast');
  const word = wanted.trim().toLowerCase();
  const found = entries.filter(({ name, words }) =>
    `${name.toLowerCase()} ${words}`.includes(word),
  );

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 420, minHeight: 200 }}>
      <TextField
        label="What do you call it?"
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
        helperText="For example toast, dropdown, wizard or spinner"
      />
      <Typography role="status" variant="body2">
        {found.length === 1 ? '1 component' : `${found.length} components`}
      </Typography>
      <List dense disablePadding aria-label="Components with that name">
        {found.slice(0, 4).map(({ name, family }) => (
          <ListItem key={name} disableGutters>
            <ListItemText primary={<Link href={addressOf(name)}>{name}</Link>} secondary={family} />
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}
