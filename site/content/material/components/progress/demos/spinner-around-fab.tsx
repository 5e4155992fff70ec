import { useState } from 'react';
import SaveIcon from '@mui/icons-material/Save';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Fab from '@mui/material/Fab';

export default function SpinnerAroundFab() {
  const [saving, setSaving] = useState(false);

  return (
    <Box sx={{ position: 'relative', display: 'inline-flex' }}>
      <Fab
        color="primary"
        aria-label={saving ? 'Stop saving' : 'Save the score'}
        onClick={() => setSaving(!saving)}
      >
        <SaveIcon />
      </Fab>
      {saving && (
        <CircularProgress
          aria-label="Saving"
          color="success"
          size={68}
          sx={{ position: 'absolute', inset: -6, zIndex: 'fab', pointerEvents: 'none' }}
        />
      )}
    </Box>
  );
}
