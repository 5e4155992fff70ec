import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { DataGrid, GridFooterContainer, useGridApiContext, useGridEvent } from '@mui/x-data-grid';
import { columns, rows } from './data';

function HoverFooter() {
  const apiRef = useGridApiContext();
  const [guest, setGuest] = useState('');

  useGridEvent(apiRef, 'rowMouseEnter', (params) => setGuest(params.row.guest));
  useGridEvent(apiRef, 'rowMouseLeave', () => setGuest(''));

  return (
    <GridFooterContainer sx={{ px: 2 }}>
      <Typography>{guest ? `Guest: ${guest}` : 'Point to a row.'}</Typography>
    </GridFooterContainer>
  );
}

const slots = { footer: HoverFooter };

export default function EventInSlot() {
  return (
    <div style={{ width: '100%' }}>
      <DataGrid aria-label="Episodes and guests" rows={rows} columns={columns} slots={slots} />
    </div>
  );
}
