import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import './static-list.css';

const tools = ['Measure', 'Mark', 'Compare'];

export default function StaticList() {
  const [tool, setTool] = useState('Measure');

  return (
    <div className="static-list">
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
    </div>
  );
}
