import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function PosterCard() {
  const labelId = useId();
  const [width, setWidth] = useState(280);

  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" id={labelId}>
        Container width: {width} px
      </Typography>
      <Slider
        aria-labelledby={labelId}
        value={width}
        min={200}
        max={560}
        onChange={(_event, value) => setWidth(value)}
        sx={{ maxWidth: 280, mb: 2 }}
      />
      <Box style={{ width }} sx={{ maxWidth: '100%', containerType: 'inline-size' }}>
        {/* #region */}
        <Box
          sx={{
            display: 'flex',
            gap: 2,
            p: 2,
            border: 1,
            borderColor: 'divider',
            flexDirection: { '@': 'column', '@400': 'row' },
            typography: { '@': 'body2', '@500': 'body1' },
          }}
        >
          <Box sx={{ width: 96, height: 64, flexShrink: 0, bgcolor: 'action.selected' }} />
          <div>Summer concerts in the botanical garden, June 12 to August 28</div>
        </Box>
        {/* #endregion */}
      </Box>
    </Box>
  );
}
