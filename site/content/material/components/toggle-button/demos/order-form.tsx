import { useState, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

export default function OrderForm() {
  const [size, setSize] = useState('M');
  const [sent, setSent] = useState('Nothing ordered yet');

  function order(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setSent(`Ordered in size ${String(new FormData(event.currentTarget).get('size'))}`);
  }

  return (
    <Stack component="form" onSubmit={order} spacing={2} sx={{ alignItems: 'flex-start' }}>
      <input type="hidden" name="size" value={size} />
      <ToggleButtonGroup
        exclusive
        aria-label="Shirt size"
        value={size}
        onChange={(_event, next: string | null) => setSize(next ?? size)}
      >
        <ToggleButton value="S">S</ToggleButton>
        <ToggleButton value="M">M</ToggleButton>
        <ToggleButton value="L">L</ToggleButton>
      </ToggleButtonGroup>
      <Button type="submit" variant="outlined">
        Order the shirt
      </Button>
      <Typography role="status">{sent}</Typography>
    </Stack>
  );
}
