import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const Dose = styled(Slider)(({ theme }) => ({
  height: 8,
  padding: theme.spacing(2, 0),
  '& .MuiSlider-thumb': {
    height: 24,
    width: 12,
    borderRadius: theme.shape.borderRadius,
  },
  '& .MuiSlider-rail': { opacity: 0.2 },
}));

export default function DoseSlider() {
  return (
    <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
      <Dose aria-label="Morning dose in milligrams" defaultValue={40} />
      <Dose aria-label="Evening dose in milligrams" defaultValue={20} color="secondary" />
    </Stack>
  );
}
