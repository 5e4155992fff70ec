import { BarChart } from '@mui/x-charts/BarChart';
import { labelMarkClasses } from '@mui/x-charts/ChartsLabel';
import { legendClasses } from '@mui/x-charts/ChartsLegend';

export default function LargeLegend() {
  return (
    <BarChart
      aria-label="Seats sold and free, by performance"
      height={220}
      xAxis={[{ data: ['Fri\n20:00', 'Sat\n15:00', 'Sat\n20:00', 'Sun\n15:00'], height: 40 }]}
      series={[
        { data: [310, 240, 420, 290], label: 'Sold', stack: 'seats' },
        { data: [130, 200, 20, 150], label: 'Free', stack: 'seats' },
      ]}
      slotProps={{
        legend: {
          sx: {
            columnGap: 4,
            typography: 'body1',
            [`& .${legendClasses.label}`]: { fontWeight: 500 },
            [`& .${labelMarkClasses.root}.${labelMarkClasses.square}`]: {
              width: 20,
              height: 20,
              borderRadius: 1,
            },
          },
        },
      }}
    />
  );
}
