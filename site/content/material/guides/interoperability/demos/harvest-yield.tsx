import emotionStyled from '@emotion/styled';
import Slider from '@mui/material/Slider';
import { type Theme } from '@mui/material/styles';

const FieldSlider = emotionStyled(Slider)<{ theme?: Theme }>(({ theme }) => ({
  maxWidth: 320,
  color: theme.palette.success.main,
  '& .MuiSlider-thumb': { borderRadius: theme.spacing(0.5) },
}));

export default function HarvestYield() {
  return (
    <FieldSlider
      aria-label="Expected yield in tons per hectare"
      defaultValue={7}
      max={12}
      marks
      valueLabelDisplay="auto"
    />
  );
}
