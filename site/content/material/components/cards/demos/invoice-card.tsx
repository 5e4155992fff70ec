import { useId, useState } from 'react';
import MoreVert from '@mui/icons-material/MoreVert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export default function InvoiceCard() {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [state, setState] = useState('due on March 9');

  function choose(next: string) {
    setState(next);
    setAnchor(null);
  }

  return (
    <Card variant="outlined" sx={{ width: 320, maxWidth: '100%' }}>
      <CardHeader
        title="Invoice 2207"
        subheader="Molen, €96.00"
        action={
          <IconButton
            id={id}
            aria-label="More for invoice 2207"
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            aria-controls={anchor ? `${id}-menu` : undefined}
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            <MoreVert />
          </IconButton>
        }
      />
      <CardContent role="status">This invoice is {state}.</CardContent>
      <CardActions>
        <Button aria-label="Pay invoice 2207" onClick={() => setState('paid')}>
          Pay
        </Button>
      </CardActions>
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        <MenuItem onClick={() => choose('postponed to April')}>Postpone</MenuItem>
        <MenuItem onClick={() => choose('disputed')}>Dispute</MenuItem>
      </Menu>
    </Card>
  );
}
