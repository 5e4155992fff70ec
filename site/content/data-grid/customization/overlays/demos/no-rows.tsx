import { useState } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, GridOverlay } from '@mui/x-data-grid';
import { columns, type FoundItem, rows } from './data';

declare module '@mui/x-data-grid' {
  interface NoRowsOverlayPropsOverrides {
    onRegister?: () => void;
  }
}

function EmptyShelf({ onRegister }: { onRegister?: () => void }) {
  return (
    <GridOverlay>
      <Typography>Nothing has been handed in today.</Typography>
      <Button onClick={onRegister}>Register an item</Button>
    </GridOverlay>
  );
}

const slots = { noRowsOverlay: EmptyShelf };

export default function NoRows() {
  const [items, setItems] = useState<FoundItem[]>([]);
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        aria-label="Items of today"
        rows={items}
        columns={columns}
        slots={slots}
        slotProps={{ noRowsOverlay: { onRegister: () => setItems(rows.slice(0, 1)) } }}
        hideFooter
      />
    </div>
  );
}
