import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function IsolatedCard() {
  const [isolated, setIsolated] = useState(true);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <FormControlLabel
        control={<Switch checked={isolated} onChange={(_event, on) => setIsolated(on)} />}
        label="isolation: isolate on the card"
      />
      <Box sx={{ position: 'relative', isolation: 'isolate', height: 130 }}>
        <Box
          sx={{
            position: 'absolute',
            zIndex: 2,
            insetInline: 0,
            top: 0,
            p: 1,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          }}
        >
          <Typography>Bar of the page, z-index 2</Typography>
        </Box>
        <Box
          sx={{ border: 1, borderColor: 'divider', pt: 6, height: '100%' }}
          style={{ isolation: isolated ? 'isolate' : 'auto' }}
        >
          <Box
            sx={{
              position: 'relative',
              zIndex: 50,
              mt: -2,
              mx: 3,
              p: 1,
              bgcolor: 'secondary.main',
              color: 'secondary.contrastText',
            }}
          >
            <Typography>Label of the card, z-index 50</Typography>
          </Box>
        </Box>
      </Box>
    </Stack>
  );
}
