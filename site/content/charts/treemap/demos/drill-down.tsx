import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { budget } from './data';
import { treemap } from './treemap';

const groups = budget.map(({ name, parts }) => ({
  name,
  value: parts.reduce((sum, { value }) => sum + value, 0),
}));

export default function DrillDown() {
  const [open, setOpen] = useState<string>();
  const items = budget.find(({ name }) => name === open)?.parts ?? groups;

  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status">{open ?? 'Whole budget'}</Typography>
      <Button disabled={open === undefined} onClick={() => setOpen(undefined)}>
        Back to the whole budget
      </Button>
      {/* #region */}
      <Box component="ul" sx={{ position: 'relative', aspectRatio: '2 / 1', m: 0, p: 0 }}>
        {treemap(items, { x: 0, y: 0, width: 100, height: 50 }).map((box) => (
          <Box
            component="li"
            key={box.name}
            style={{
              insetInlineStart: `${box.x}%`,
              top: `${box.y * 2}%`,
              width: `${box.width}%`,
              height: `${box.height * 2}%`,
            }}
            sx={{
              position: 'absolute',
              display: 'grid',
              placeItems: 'center',
              textAlign: 'center',
              typography: 'body2',
              border: 1,
              borderColor: 'divider',
              bgcolor: 'action.hover',
            }}
          >
            {open === undefined ? (
              <ButtonBase
                onClick={() => setOpen(box.name)}
                sx={{ width: '100%', height: '100%', font: 'inherit' }}
              >
                {`${box.name}: ${box.value} million`}
              </ButtonBase>
            ) : (
              `${box.name}: ${box.value} million`
            )}
          </Box>
        ))}
      </Box>
      {/* #endregion */}
    </Box>
  );
}
