import { useState, type ChangeEvent } from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import visuallyHidden from '@mui/utils/visuallyHidden';

export default function UploadPhoto() {
  const [photo, setPhoto] = useState<string>();

  function read(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    if (!file) return;
    const reader = new FileReader();
    reader.onload = () => setPhoto(String(reader.result));
    reader.readAsDataURL(file);
  }

  return (
    <ButtonBase
      component="label"
      // The input inside is the control: the label is neither a button nor a tab stop.
      role={undefined}
      tabIndex={-1}
      sx={{ borderRadius: '50%', '&:focus-within': { outline: '2px solid', outlineOffset: 2 } }}
    >
      <Avatar src={photo} alt="" sx={{ width: 72, height: 72 }} />
      <Box component="span" sx={visuallyHidden}>
        Profile photo
      </Box>
      <Box component="input" type="file" accept="image/*" onChange={read} sx={visuallyHidden} />
    </ButtonBase>
  );
}
