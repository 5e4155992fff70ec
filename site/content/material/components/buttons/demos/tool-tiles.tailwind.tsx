import { useState } from 'react';
import Brush from '@mui/icons-material/Brush';
import Title from '@mui/icons-material/Title';
import ImageIcon from '@mui/icons-material/Image';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';

const tools = [
  { name: 'Brush', icon: <Brush />, hint: 'Draw freely' },
  { name: 'Text', icon: <Title />, hint: 'Add words' },
  { name: 'Photo', icon: <ImageIcon />, hint: 'Insert a file' },
];

const tile = 'w-30 flex-col rounded-lg border border-black/12 p-4 dark:border-white/12';
const pressed =
  'aria-pressed:border-blue-700 aria-pressed:bg-black/8 dark:aria-pressed:border-blue-200 dark:aria-pressed:bg-white/16';
const focused = '[&.Mui-focusVisible]:outline-2 [&.Mui-focusVisible]:outline-offset-2';

export default function ToolTiles() {
  const [tool, setTool] = useState('Brush');

  return (
    <div className="flex flex-wrap gap-2">
      {tools.map(({ name, icon, hint }) => (
        <ButtonBase
          key={name}
          focusRipple
          aria-pressed={tool === name}
          onClick={() => setTool(name)}
          className={`${tile} ${pressed} ${focused}`}
        >
          {icon}
          <Typography component="span">{name}</Typography>
          <Typography component="span" variant="caption">
            {hint}
          </Typography>
        </ButtonBase>
      ))}
    </div>
  );
}
