import { useId, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';

export default function TableBooking() {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [name, setName] = useState('Table 7');
  const field = useRef<HTMLInputElement>(null);
  const close = () => setAnchor(null);

  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {name}
      </Button>
      <Popover
        id={id}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': 'Rename table' },
          transition: {
            onEntered: () => {
              field.current?.focus();
              field.current?.select();
            },
          },
        }}
      >
        <Box
          component="form"
          sx={{ display: 'flex', gap: 1, p: 2, alignItems: 'center' }}
          onSubmit={(event) => {
            event.preventDefault();
            setName(field.current?.value ?? name);
            close();
          }}
        >
          <TextField size="small" label="Name" defaultValue={name} inputRef={field} />
          <Button type="submit">Save</Button>
        </Box>
      </Popover>
    </>
  );
}
