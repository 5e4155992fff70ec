import { useState } from 'react';
import Brush from '@mui/icons-material/Brush';
import Title from '@mui/icons-material/Title';
import ImageIcon from '@mui/icons-material/Image';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import './tool-tiles.css';

const tools = [
  { name: 'Brush', icon: <Brush />, hint: 'Draw freely' },
  { name: 'Text', icon: <Title />, hint: 'Add words' },
  { name: 'Photo', icon: <ImageIcon />, hint: 'Insert a file' },
];

export default function ToolTiles() {
  const [tool, setTool] = useState('Brush');

  return (
    <div className="tool-tiles">
      {tools.map(({ name, icon, hint }) => (
        <ButtonBase
          key={name}
          focusRipple
          aria-pressed={tool === name}
          onClick={() => setTool(name)}
          className="tool-tiles__tile"
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
