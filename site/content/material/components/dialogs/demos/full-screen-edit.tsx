import { useState } from 'react';
import Close from '@mui/icons-material/Close';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Slide, { type SlideProps } from '@mui/material/Slide';
import { useTheme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import useMediaQuery from '@mui/material/useMediaQuery';

// #region
function SlideUp(props: SlideProps) {
  return <Slide {...props} direction="up" />;
}

export default function FullScreenEdit() {
  const [open, setOpen] = useState(false);
  const phone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Edit recipe
      </Button>
      <Dialog fullScreen={phone} open={open} onClose={close} slots={{ transition: SlideUp }}>
        {/* #endregion */}
        <AppBar position="static" component="div" color="default" elevation={0}>
          <Toolbar>
            <IconButton edge="start" aria-label="Close without saving" onClick={close}>
              <Close />
            </IconButton>
            <DialogTitle sx={{ flexGrow: 1, py: 0, px: 1 }}>Edit recipe</DialogTitle>
            <Button onClick={close}>Save</Button>
          </Toolbar>
        </AppBar>
        <DialogContent>
          <TextField fullWidth margin="dense" label="Name" defaultValue="Lentil soup" />
          <TextField fullWidth margin="dense" label="Minutes" defaultValue="40" />
        </DialogContent>
      </Dialog>
    </>
  );
}
