import { useId, useState } from 'react';
import Check from '@mui/icons-material/Check';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const columns = ['Customer', 'Due date', 'Amount', 'Notes'];

export default function ColumnChoices() {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [shown, setShown] = useState(['Customer', 'Amount']);

  function toggle(name: string) {
    setShown(shown.includes(name) ? shown.filter((other) => other !== name) : [...shown, name]);
  }

  return (
    <>
      <Button
        id={id}
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? `${id}-menu` : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Columns ({shown.length})
      </Button>
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {/* #region */}
        {columns.map((name) => (
          <MenuItem
            key={name}
            dense
            role="menuitemcheckbox"
            aria-checked={shown.includes(name)}
            onClick={() => toggle(name)}
          >
            <ListItemIcon>{shown.includes(name) && <Check />}</ListItemIcon>
            <ListItemText>{name}</ListItemText>
          </MenuItem>
        ))}
        {/* #endregion */}
      </Menu>
    </>
  );
}
