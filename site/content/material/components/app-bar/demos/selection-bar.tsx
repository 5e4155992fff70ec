import { useState } from 'react';
import Close from '@mui/icons-material/Close';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function SelectionBar() {
  const [photos, setPhotos] = useState(['Bridge.jpg', 'Garden.jpg', 'Market.jpg']);
  const [selected, setSelected] = useState(['Garden.jpg']);
  const count = selected.length;

  function remove() {
    setPhotos(photos.filter((photo) => !selected.includes(photo)));
    setSelected([]);
  }

  return (
    <Box sx={{ width: '100%' }}>
      {/* #region */}
      <AppBar position="static" color={count > 0 ? 'primary' : 'default'} component="div">
        <Toolbar>
          {count > 0 && (
            <IconButton
              edge="start"
              color="inherit"
              aria-label="Clear selection"
              onClick={() => setSelected([])}
            >
              <Close />
            </IconButton>
          )}
          <Typography role="status" variant="h6" component="p" sx={{ flexGrow: 1 }}>
            {count > 0 ? `${count} selected` : 'Photos'}
          </Typography>
          {count > 0 && (
            <IconButton edge="end" color="inherit" aria-label="Delete selected" onClick={remove}>
              <DeleteOutlined />
            </IconButton>
          )}
        </Toolbar>
      </AppBar>
      {/* #endregion */}
      <FormGroup sx={{ p: 2 }}>
        {photos.map((photo) => (
          <FormControlLabel
            key={photo}
            label={photo}
            control={<Checkbox checked={selected.includes(photo)} />}
            onChange={(_event, checked) =>
              setSelected(
                checked ? [...selected, photo] : selected.filter((name) => name !== photo),
              )
            }
          />
        ))}
      </FormGroup>
    </Box>
  );
}
