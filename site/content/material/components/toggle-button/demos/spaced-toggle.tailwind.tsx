import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

// The group's own rules for joined corners and borders are more specific, so these are important.
const apart = 'm-0! rounded-[20px]! border! border-neutral-400!';
const button = `${apart} px-4 normal-case`;

export default function SpacedToggle() {
  const [diets, setDiets] = useState(['vegan']);

  return (
    <ToggleButtonGroup
      aria-label="Show recipes that are"
      value={diets}
      onChange={(_event, next: string[]) => setDiets(next)}
      className="flex-wrap gap-2"
    >
      <ToggleButton value="vegan" className={button}>
        Vegan
      </ToggleButton>
      <ToggleButton value="nut-free" className={button}>
        Nut-free
      </ToggleButton>
      <ToggleButton value="quick" className={button}>
        Under 30 minutes
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
