import { useState } from 'react';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';

const edge = 56;

export default function BottomSheet() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button onClick={() => setOpen(true)} sx={{ m: 2 }}>
        Show stops
      </Button>
      {/* #region */}
      <SwipeableDrawer
        anchor="bottom"
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        swipeAreaWidth={edge}
        disableSwipeToOpen={false}
        allowSwipeInChildren
        keepMounted
        slotProps={{ paper: { sx: { height: `calc(60% - ${edge}px)`, overflow: 'visible' } } }}
      >
        <Paper
          square
          sx={{
            position: 'absolute',
            top: -edge,
            insetInline: 0,
            height: edge,
            p: 2,
            visibility: 'visible',
          }}
        >
          4 stops nearby
        </Paper>
        <List sx={{ overflow: 'auto' }}>
          {['Old Market', 'Opera', 'North Bridge', 'Harbor'].map((stop) => (
            <ListItem key={stop}>
              <ListItemText primary={stop} />
            </ListItem>
          ))}
        </List>
      </SwipeableDrawer>
      {/* #endregion */}
    </>
  );
}
