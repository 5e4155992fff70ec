import Box from '@mui/material/Box';
import { RadarChart } from '@mui/x-charts/RadarChart';

export default function LabelFormat() {
  return (
    <Box dir="ltr" sx={{ width: '100%' }}>
      <RadarChart
        aria-label="Results of the employee survey, lowest for meetings"
        height={320}
        margin={{ left: 92, right: 92 }}
        radar={{
          max: 5,
          startAngle: 30,
          labelGap: 16,
          metrics: [
            'Work-life balance',
            'Pay and benefits',
            'Tools and equipment',
            'Quality of meetings',
            'Room to learn',
            'Trust in leadership',
          ],
          labelFormatter: (name, { location }) =>
            location === 'tick' ? name.replace(' ', '\n') : name,
        }}
        series={[{ label: 'Design team', data: [4.1, 3.6, 4.4, 2.3, 3.9, 4.2], fillArea: true }]}
      />
    </Box>
  );
}
