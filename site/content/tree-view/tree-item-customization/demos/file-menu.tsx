import { useState, type MouseEvent } from 'react';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { files } from './files';

interface OpenMenu {
  label: string;
  position: { top: number; left: number };
}

export default function FileMenu() {
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const [done, setDone] = useState('Right-click a file.');

  function choose(action: string) {
    setDone(`${action}: ${menu?.label}`);
    setMenu(null);
  }

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Files with a context menu"
        items={files}
        // #region
        slotProps={{
          item: ({ label }) => ({
            onContextMenu: (event: MouseEvent) => {
              event.preventDefault();
              event.stopPropagation();
              setMenu({ label, position: { top: event.clientY, left: event.clientX } });
            },
          }),
        }}
        // #endregion
      />
      <Menu
        open={menu !== null}
        onClose={() => setMenu(null)}
        anchorReference="anchorPosition"
        {...(menu && { anchorPosition: menu.position })}
      >
        <MenuItem onClick={() => choose('Renamed')}>Rename</MenuItem>
        <MenuItem onClick={() => choose('Deleted')}>Delete</MenuItem>
      </Menu>
      <Typography role="status" sx={{ mt: 2 }}>
        {done}
      </Typography>
    </Box>
  );
}
