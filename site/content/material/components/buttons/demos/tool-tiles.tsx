import { useState } from 'react';
import Brush from '@mui/icons-material/Brush';
import Title from '@mui/icons-material/Title';
import ImageIcon from '@mui/icons-material/Image';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const tools = [
  { name: 'Brush', icon: <Brush />, hint: 'Draw freely' },
  { name: 'Text', icon: <Title />, hint: 'Add words' },
  { name: 'Photo', icon: <ImageIcon />, hint: 'Insert a file' },
];

export default function ToolTiles() {
  const [tool, setTool] = useState('Brush');

  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {tools.map(({ name, icon, hint }) => (
        <ButtonBase
          key={name}
          focusRipple
          aria-pressed={tool === name}
          onClick={() => setTool(name)}
          sx={{
            flexDirection: 'column',
            width: 120,
            p: 2,
            border: 1,
            borderColor: 'divider',
            borderRadius: 2,
            '&[aria-pressed="true"]': { borderColor: 'primary.main', bgcolor: 'action.selected' },
            '&.Mui-focusVisible': { outline: 2, outlineOffset: 2 },
          }}
        >
          {icon}
          <Typography component="span">{name}</Typography>
          <Typography component="span" variant="caption">
            {hint}
          </Typography>
        </ButtonBase>
      ))}
    </Stack>
  );
}
