import Slider from '@mui/material/Slider';

export default function RadioVolume() {
  return (
    <Slider
      aria-label="Volume"
      defaultValue={30}
      sx={{
        width: 280,
        maxWidth: '100%',
        color: 'success.main',
        '& .MuiSlider-thumb': { borderRadius: '4px' },
      }}
    />
  );
}
