import { useId, useState } from 'react';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';

const actions = ['Publish now', 'Publish tomorrow', 'Save as draft'];

export default function SplitButton() {
  const [action, setAction] = useState('Publish now');
  const [done, setDone] = useState('Recipe not saved yet');
  const [group, setGroup] = useState<HTMLDivElement | null>(null);
  const [open, setOpen] = useState(false);
  const menuId = useId();

  function choose(name: string) {
    setAction(name);
    setOpen(false);
  }

  return (
    <div>
      <ButtonGroup variant="contained" ref={setGroup} aria-label="Save the recipe">
        <Button onClick={() => setDone(`Done: ${action}`)}>{action}</Button>
        <Button
          size="small"
          aria-label="More ways to save"
          aria-haspopup="menu"
          aria-expanded={open}
          aria-controls={open ? menuId : undefined}
          onClick={() => setOpen(true)}
        >
          <ArrowDropDownIcon />
        </Button>
      </ButtonGroup>
      <Menu
        id={menuId}
        open={open}
        anchorEl={group}
        onClose={() => setOpen(false)}
        slotProps={{ list: { 'aria-label': 'Ways to save' } }}
      >
        {actions.map((name) => (
          <MenuItem key={name} selected={name === action} onClick={() => choose(name)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
      <Typography role="status" sx={{ mt: 1 }}>
        {done}
      </Typography>
    </div>
  );
}
