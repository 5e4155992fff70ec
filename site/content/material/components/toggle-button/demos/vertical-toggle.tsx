import { useState } from 'react';
import GridViewIcon from '@mui/icons-material/GridView';
import ViewListIcon from '@mui/icons-material/ViewList';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function VerticalToggle() {
  const [layout, setLayout] = useState('list');

  return (
    <ToggleButtonGroup
      orientation="vertical"
      exclusive
      aria-label="Layout of the photo album"
      value={layout}
      onChange={(_event, next: string | null) => setLayout(next ?? layout)}
    >
      <ToggleButton value="list" aria-label="List">
        <ViewListIcon />
      </ToggleButton>
      <ToggleButton value="grid" aria-label="Grid">
        <GridViewIcon />
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
