import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const tools = ['Measure', 'Mark', 'Compare'];

export default function StaticList() {
  const [tool, setTool] = useState('Measure');

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Paper variant="outlined">
        <MenuList aria-label="Tools for the X-ray">
          {tools.map((name) => (
            <MenuItem
              key={name}
              role="menuitemradio"
              aria-checked={name === tool}
              selected={name === tool}
              onClick={() => setTool(name)}
            >
              {name}
            </MenuItem>
          ))}
        </MenuList>
      </Paper>
      <Typography role="status">Tool: {tool}</Typography>
    </Stack>
  );
}
