import { type MouseEvent, useState } from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './data';

interface Position {
  id: number;
  left: number;
  top: number;
}

export default function RowMenu() {
  const [visits, setVisits] = useState(rows);
  const [menu, setMenu] = useState<Position | null>(null);
  const close = () => setMenu(null);

  // #region
  const openMenu = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    const id = Number(event.currentTarget.dataset['id']);
    setMenu({ id, left: event.clientX, top: event.clientY });
  };

  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Visits with a context menu"
        rows={visits}
        columns={columns}
        slotProps={{ row: { onContextMenu: openMenu } }}
        hideFooter
      />
      <Menu
        open={menu !== null}
        onClose={close}
        anchorReference="anchorPosition"
        anchorPosition={menu ?? undefined}
      >
        <MenuItem
          onClick={() => {
            setVisits(visits.filter((visit) => visit.id !== menu?.id));
            close();
          }}
        >
          Cancel this visit
        </MenuItem>
      </Menu>
    </div>
  );
  // #endregion
}
