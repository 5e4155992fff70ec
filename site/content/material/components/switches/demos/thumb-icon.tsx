import MicIcon from '@mui/icons-material/Mic';
import MicOffIcon from '@mui/icons-material/MicOff';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

const thumb = {
  display: 'grid',
  placeItems: 'center',
  width: 20,
  height: 20,
  borderRadius: '50%',
  color: 'background.paper',
  bgcolor: 'text.primary',
  boxShadow: 1,
};

export default function ThumbIcon() {
  return (
    <FormControlLabel
      label="Microphone"
      control={
        <Switch
          icon={<Box component="span" sx={thumb} children={<MicOffIcon sx={{ fontSize: 14 }} />} />}
          checkedIcon={
            <Box component="span" sx={thumb} children={<MicIcon sx={{ fontSize: 14 }} />} />
          }
        />
      }
    />
  );
}
