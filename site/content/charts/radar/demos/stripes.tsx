import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { flavors } from './data';

const shared = {
  width: 270,
  height: 200,
  radar: { max: 10, metrics: flavors },
  series: [{ data: [8.5, 9, 5, 7.5, 3, 7] }],
};

export default function Stripes() {
  const { palette } = useTheme();

  return (
    <Stack dir="ltr" direction="row" sx={{ flexWrap: 'wrap', '& > *': { flexBasis: 270 } }}>
      <RadarChart
        {...shared}
        aria-label="The two outer stripes mark scores above 6"
        stripeColor={(index) => (index >= 3 ? palette.success.main : 'none')}
      />
      <RadarChart {...shared} aria-label="Grid without stripes" stripeColor={null} />
    </Stack>
  );
}
