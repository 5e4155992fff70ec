import { useRef, useState } from 'react';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';

const invited = ['Ana Prado', 'Björn Ek', 'Chidi Okafor', 'Dina Haddad'];

export default function GuestList() {
  const [guests, setGuests] = useState(invited);
  const heading = useRef<HTMLHeadingElement>(null);

  function remove(guest: string) {
    setGuests(guests.filter((other) => other !== guest));
    // The focused chip disappears: move focus to an element that stays.
    heading.current?.focus();
  }

  return (
    <div>
      <Typography ref={heading} tabIndex={-1} component="h3" variant="subtitle1">
        Guests ({guests.length})
      </Typography>
      <List disablePadding sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, py: 1 }}>
        {guests.map((guest) => (
          <ListItem key={guest} disablePadding sx={{ width: 'auto' }}>
            <Chip
              label={guest}
              aria-label={`${guest}, press Delete to remove`}
              onDelete={() => remove(guest)}
            />
          </ListItem>
        ))}
      </List>
    </div>
  );
}
