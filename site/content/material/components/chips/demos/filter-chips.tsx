import { useState } from 'react';
import CheckIcon from '@mui/icons-material/Check';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const diets = ['Vegan', 'Gluten-free', 'Nut-free'];

export default function FilterChips() {
  const [active, setActive] = useState(['Vegan']);

  return (
    <Stack direction="row" role="group" aria-label="Diet" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {diets.map((diet) => {
        const on = active.includes(diet);
        return (
          <Chip
            key={diet}
            label={diet}
            aria-pressed={on}
            color={on ? 'primary' : 'default'}
            icon={on ? <CheckIcon /> : undefined}
            onClick={() =>
              setActive(on ? active.filter((other) => other !== diet) : [...active, diet])
            }
          />
        );
      })}
    </Stack>
  );
}
