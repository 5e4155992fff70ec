import { useState } from 'react';
import CheckIcon from '@mui/icons-material/Check';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const workshops = [
  { name: 'Pottery', soldOut: true },
  { name: 'Printmaking', soldOut: false },
  { name: 'Weaving', soldOut: false },
];

export default function SoldOut() {
  const [booked, setBooked] = useState(['Weaving']);

  function toggle(name: string) {
    setBooked(booked.includes(name) ? booked.filter((other) => other !== name) : [...booked, name]);
  }

  return (
    <Stack direction="row" role="group" aria-label="Workshops" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {workshops.map(({ name, soldOut }) => {
        const on = booked.includes(name);
        return (
          <Chip
            key={name}
            label={soldOut ? `${name}, sold out` : name}
            disabled={soldOut}
            aria-pressed={on}
            color={on ? 'primary' : 'default'}
            icon={on ? <CheckIcon /> : undefined}
            onClick={() => toggle(name)}
          />
        );
      })}
    </Stack>
  );
}
