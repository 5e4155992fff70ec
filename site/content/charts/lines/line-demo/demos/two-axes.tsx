import { useTheme } from '@mui/material/styles';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { LineChart } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const axisColor = (color: string) => ({
  [`& .${axisClasses.line}, & .${axisClasses.tick}`]: { stroke: color },
  [`& .${axisClasses.tickLabel}, & .${axisClasses.label}`]: { fill: color },
});

export default function TwoAxes() {
  const { palette } = useTheme();
  const warm = palette.secondary.main;
  const wet = palette.primary.main;

  return (
    <LineChart
      aria-label="Greenhouse temperature and humidity in one week"
      height={280}
      xAxis={[{ data: days, scaleType: 'point' }]}
      yAxis={[
        { id: 'temperature', label: 'Temperature (°C)', min: 0, sx: axisColor(warm) },
        { id: 'humidity', label: 'Humidity (%)', min: 0, position: 'right', sx: axisColor(wet) },
      ]}
      series={[
        {
          label: 'Temperature',
          yAxisId: 'temperature',
          color: warm,
          data: [21, 23, 24, 22, 26, 27, 25],
        },
        { label: 'Humidity', yAxisId: 'humidity', color: wet, data: [64, 58, 55, 69, 52, 49, 57] },
      ]}
    />
  );
}
