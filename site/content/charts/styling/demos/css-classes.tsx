import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { chartsGridClasses } from '@mui/x-charts/ChartsGrid';
import { LineChart, lineElementClasses } from '@mui/x-charts/LineChart';
import { days } from './data';

export default function CssClasses() {
  return (
    <LineChart
      aria-label="Temperature of four days, and the forecast for the rest of the week"
      height={260}
      grid={{ horizontal: true }}
      xAxis={[{ scaleType: 'point', data: days }]}
      series={[
        { id: 'measured', label: 'Measured (°C)', data: [14, 16, 15, 18, null, null, null] },
        { id: 'forecast', label: 'Forecast (°C)', data: [null, null, null, 18, 21, 20, 17] },
      ]}
      sx={{
        [`& .${lineElementClasses.series}-forecast`]: { strokeDasharray: '6 4' },
        [`& .${lineElementClasses.series}-measured`]: { strokeWidth: 4 },
        [`& .${chartsGridClasses.line}`]: { strokeDasharray: '2 4' },
        [`& .${axisClasses.left} .${axisClasses.line}`]: { display: 'none' },
        [`& .${axisClasses.left} .${axisClasses.tick}`]: { display: 'none' },
      }}
    />
  );
}
