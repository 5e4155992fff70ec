import { BarChart } from '@mui/x-charts/BarChart';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { chartsGridClasses } from '@mui/x-charts/ChartsGrid';

export default function QuietAxes() {
  return (
    <BarChart
      aria-label="Support requests by weekday"
      height={220}
      xAxis={[{ id: 'days', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], disableTicks: true }]}
      yAxis={[{ disableLine: true, disableTicks: true, tickLabelStyle: { fontSize: 11 } }]}
      series={[{ data: [44, 38, 51, 33, 29] }]}
      grid={{ horizontal: true }}
      sx={(theme) => ({
        [`& .${axisClasses.root} .${axisClasses.tickLabel}`]: {
          fill: (theme.vars ?? theme).palette.text.secondary,
        },
        [`& .${axisClasses.id}-days .${axisClasses.line}`]: {
          stroke: (theme.vars ?? theme).palette.divider,
        },
        [`& .${chartsGridClasses.line}`]: { strokeDasharray: '2 4' },
      })}
    />
  );
}
