import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function TrackModes() {
  return (
    <Box sx={{ width: 260 }}>
      <Typography>Balance, no track</Typography>
      <Slider track={false} aria-label="Balance" min={-10} max={10} defaultValue={0} />
      <Typography>Hide noise below, inverted track</Typography>
      <Slider track="inverted" aria-label="Noise gate" defaultValue={30} />
      <Typography>Skip the hours between, inverted track</Typography>
      <Slider
        track="inverted"
        max={24}
        defaultValue={[9, 16]}
        getAriaLabel={(index) => (index === 0 ? 'Skip from' : 'Skip until')}
      />
    </Box>
  );
}
