import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function BibNumber() {
  const field = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  function selectNumber() {
    input.current?.focus();
    input.current?.select();
  }

  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <TextField ref={field} inputRef={input} label="Bib number" defaultValue="1408" size="small" />
      <Button onClick={selectNumber}>Select number</Button>
      <Button onClick={() => setAnchor(field.current)}>Where do I find it?</Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
      >
        <Typography sx={{ p: 2 }}>It is printed on your start card.</Typography>
      </Popover>
    </Stack>
  );
}
