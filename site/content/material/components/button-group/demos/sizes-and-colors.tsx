import { useState } from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SizesAndColors() {
  const [last, setLast] = useState('No request handled yet');

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <ButtonGroup size="small" color="secondary" aria-label="Leave request of Ines">
        <Button onClick={() => setLast('Ines: approved')}>Approve</Button>
        <Button onClick={() => setLast('Ines: question sent')}>Ask</Button>
      </ButtonGroup>
      <ButtonGroup color="success" aria-label="Leave request of Tomasz">
        <Button onClick={() => setLast('Tomasz: approved')}>Approve</Button>
        <Button onClick={() => setLast('Tomasz: question sent')}>Ask</Button>
      </ButtonGroup>
      <ButtonGroup size="large" variant="contained" aria-label="Leave request of Amara">
        <Button onClick={() => setLast('Amara: approved')}>Approve</Button>
        <Button color="secondary" onClick={() => setLast('Amara: declined')}>
          Decline
        </Button>
      </ButtonGroup>
      <Typography role="status">{last}</Typography>
    </Stack>
  );
}
