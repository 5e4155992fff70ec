import Box from '@mui/material/Box';
import { RadarChart } from '@mui/x-charts/RadarChart';

export default function CoffeeProfile() {
  return (
    <Box dir="ltr" sx={{ width: '100%' }}>
      <RadarChart
        aria-label="Flavor of Highland coffee: strong aroma and acidity, little bitterness"
        height={280}
        margin={{ left: 70, right: 70 }}
        radar={{
          max: 10,
          metrics: ['Aroma', 'Acidity', 'Body', 'Sweetness', 'Bitterness', 'Aftertaste'],
        }}
        series={[{ label: 'Highland', data: [8.5, 9, 5, 7.5, 3, 7] }]}
      />
    </Box>
  );
}
