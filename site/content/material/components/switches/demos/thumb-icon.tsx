import type { ReactNode } from 'react';
import MicIcon from '@mui/icons-material/Mic';
import MicOffIcon from '@mui/icons-material/MicOff';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

const circle = {
  display: 'grid',
  placeItems: 'center',
  width: 20,
  height: 20,
  borderRadius: '50%',
  color: 'background.paper',
  bgcolor: 'text.primary',
  boxShadow: 1,
};

function Thumb({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={circle}>
      {children}
    </Box>
  );
}

export default function ThumbIcon() {
  return (
    <FormControlLabel
      label="Microphone"
      control={
        <Switch
          icon={
            <Thumb>
              <MicOffIcon sx={{ fontSize: 14 }} />
            </Thumb>
          }
          checkedIcon={
            <Thumb>
              <MicIcon sx={{ fontSize: 14 }} />
            </Thumb>
          }
        />
      }
    />
  );
}
