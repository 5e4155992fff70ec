import { useState } from 'react';
import BrushIcon from '@mui/icons-material/Brush';
import FormatColorFillIcon from '@mui/icons-material/FormatColorFill';
import TitleIcon from '@mui/icons-material/Title';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';

const tools = [
  { value: 'brush', name: 'Brush', icon: <BrushIcon /> },
  { value: 'fill', name: 'Fill', icon: <FormatColorFillIcon /> },
  { value: 'text', name: 'Text', icon: <TitleIcon /> },
];

export default function BrushTools() {
  const [tool, setTool] = useState('brush');

  return (
    <ToggleButtonGroup
      exclusive
      aria-label="Drawing tool"
      value={tool}
      onChange={(_event, next: string | null) => setTool(next ?? tool)}
    >
      {tools.map(({ value, name, icon }) => (
        <Tooltip key={value} title={name}>
          <ToggleButton value={value}>{icon}</ToggleButton>
        </Tooltip>
      ))}
    </ToggleButtonGroup>
  );
}
