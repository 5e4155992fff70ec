import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup, { toggleButtonGroupClasses } from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';

const { grouped, selected, firstButton, middleButton, lastButton } = toggleButtonGroupClasses;

const SpacedGroup = styled(ToggleButtonGroup)(({ theme }) => ({
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  [`& .${grouped}`]: { paddingInline: theme.spacing(2), textTransform: 'none' },
  [`& .${firstButton}, & .${middleButton}, & .${lastButton}`]: {
    margin: 0,
    borderRadius: 20,
    border: `1px solid ${theme.palette.grey[500]}`,
  },
  // Restores the border between two selected buttons.
  [`& .${grouped}.${selected} + .${grouped}.${selected}`]: {
    margin: 0,
    border: `1px solid ${theme.palette.grey[500]}`,
  },
}));

export default function SpacedToggle() {
  const [diets, setDiets] = useState(['vegan']);

  return (
    <SpacedGroup
      aria-label="Show recipes that are"
      value={diets}
      onChange={(_event, next: string[]) => setDiets(next)}
    >
      <ToggleButton value="vegan">Vegan</ToggleButton>
      <ToggleButton value="nut-free">Nut-free</ToggleButton>
      <ToggleButton value="quick">Under 30 minutes</ToggleButton>
    </SpacedGroup>
  );
}
