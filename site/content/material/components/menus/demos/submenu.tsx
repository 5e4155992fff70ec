import { useId, useState, type KeyboardEvent } from 'react';
import KeyboardArrowRight from '@mui/icons-material/KeyboardArrowRight';
import Button from '@mui/material/Button';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTheme } from '@mui/material/styles';

const folders = ['Inbox', 'Receipts', 'Travel'];

export default function Submenu() {
  const id = useId();
  const rtl = useTheme().direction === 'rtl';
  const [folder, setFolder] = useState('Inbox');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [parent, setParent] = useState<HTMLElement | null>(null);

  function closeAll() {
    setParent(null);
    setAnchor(null);
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
        Mail in {folder}
      </Button>
      {/* #region */}
      <Menu
        id={`${id}-submenu`}
        anchorEl={parent}
        open={parent !== null}
        onClose={() => setParent(null)}
        anchorOrigin={{ vertical: 'top', horizontal: rtl ? 'left' : 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: rtl ? 'right' : 'left' }}
        slotProps={{
          list: {
            'aria-label': 'Move to',
            onKeyDown: ({ key }: KeyboardEvent) =>
              key === (rtl ? 'ArrowRight' : 'ArrowLeft') && setParent(null),
          },
        }}
      >
        {folders.map((name) => (
          <MenuItem
            key={name}
            onClick={() => {
              setFolder(name);
              closeAll();
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={closeAll}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        <MenuItem onClick={closeAll}>Archive</MenuItem>
        <MenuItem
          aria-haspopup="menu"
          aria-expanded={parent !== null}
          aria-controls={parent ? `${id}-submenu` : undefined}
          onClick={({ currentTarget }) => setParent(currentTarget)}
          onKeyDown={({ key, currentTarget }) =>
            key === (rtl ? 'ArrowLeft' : 'ArrowRight') && setParent(currentTarget)
          }
        >
          <ListItemText>Move to</ListItemText>
          <KeyboardArrowRight sx={{ transform: rtl ? 'scaleX(-1)' : 'none' }} />
        </MenuItem>
      </Menu>
      {/* #endregion */}
    </>
  );
}
