import { areaElementClasses, LineChart } from '@mui/x-charts/LineChart';

const hours = [6, 8, 10, 12, 14, 16, 18, 20];

export default function OverlappingAreas() {
  return (
    <LineChart
      aria-label="Passengers per hour at the ferry terminal, on weekdays and on weekends"
      height={280}
      xAxis={[
        { data: hours, domainLimit: 'strict', valueFormatter: (hour: number) => `${hour}:00` },
      ]}
      yAxis={[{ label: 'Passengers' }]}
      series={[
        {
          label: 'Weekday',
          data: [210, 480, 260, 230, 250, 410, 520, 180],
          area: true,
          showMark: false,
        },
        {
          label: 'Weekend',
          data: [40, 120, 340, 460, 490, 380, 260, 150],
          area: true,
          showMark: false,
        },
      ]}
      sx={{ [`& .${areaElementClasses.root}`]: { fillOpacity: 0.3 } }}
    />
  );
}
