import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';

export default function DialogOnDrawer() {
  const titleId = useId();
  const [shipment, setShipment] = useState(false);
  const [question, setQuestion] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setShipment(true)}>
        Open shipment 77
      </Button>
      <Drawer
        anchor="right"
        open={shipment}
        onClose={() => setShipment(false)}
        slotProps={{ paper: { 'aria-label': 'Shipment 77', sx: { width: 280 } } }}
      >
        <Box sx={{ p: 2 }}>
          <Typography gutterBottom>Shipment 77, Turku</Typography>
          <Button onClick={() => setQuestion(true)}>Cancel the shipment</Button>
        </Box>
      </Drawer>
      <Dialog open={question} onClose={() => setQuestion(false)} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>Cancel shipment 77?</DialogTitle>
        <DialogActions>
          <Button onClick={() => setQuestion(false)}>Keep it</Button>
          <Button color="error" onClick={() => setQuestion(false)}>
            Cancel it
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
