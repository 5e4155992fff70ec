import { useState } from 'react';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import ImageList from '@mui/material/ImageList';
import ImageListItem, { imageListItemClasses } from '@mui/material/ImageListItem';
import { views } from './data.ts';

export default function OpenPhoto() {
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState(views[0]);

  return (
    <>
      <ImageList variant="quilted" cols={3} rowHeight={100} sx={{ width: '100%', maxWidth: 480 }}>
        {views.slice(0, 3).map((view) => (
          <ImageListItem key={view.title}>
            <ButtonBase
              focusRipple
              sx={{ width: '100%', height: '100%' }}
              onClick={() => {
                setShown(view);
                setOpen(true);
              }}
            >
              <img className={imageListItemClasses.img} src={view.src} alt={`Open ${view.title}`} />
            </ButtonBase>
          </ImageListItem>
        ))}
      </ImageList>
      <Dialog open={open} onClose={() => setOpen(false)}>
        <DialogTitle>{shown?.title}</DialogTitle>
        <img src={shown?.src} alt="" style={{ width: 320, maxWidth: '100%' }} />
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
