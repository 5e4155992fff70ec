import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import './spaced-toggle.css';

export default function SpacedToggle() {
  const [diets, setDiets] = useState(['vegan']);

  return (
    <ToggleButtonGroup
      aria-label="Show recipes that are"
      value={diets}
      onChange={(_event, next: string[]) => setDiets(next)}
      className="spaced-toggle"
    >
      <ToggleButton value="vegan">Vegan</ToggleButton>
      <ToggleButton value="nut-free">Nut-free</ToggleButton>
      <ToggleButton value="quick">Under 30 minutes</ToggleButton>
    </ToggleButtonGroup>
  );
}
