import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';

const days = ['May 5', 'May 6', 'May 7', 'May 8', 'May 9', 'May 10', 'May 11'];

export default function ReleaseDay() {
  return (
    <LineChart
      aria-label="Response time in milliseconds; it exceeds the goal after May 7"
      height={260}
      margin={{ right: 32 }}
      xAxis={[{ data: days, scaleType: 'point' }]}
      yAxis={[{ min: 0, max: 400, label: 'ms', width: 56 }]}
      series={[{ data: [181, 176, 284, 322, 305, 291, 238], showMark: false }]}
    >
      {/* #region */}
      <ChartsReferenceLine y={250} label="Goal" lineStyle={{ strokeDasharray: '6 4' }} />
      <ChartsReferenceLine
        x="May 7"
        label={'Release\n2.4'}
        labelAlign="middle"
        spacing={{ x: 8 }}
        labelStyle={{ fontSize: 12, direction: 'ltr' }}
      />
      {/* #endregion */}
    </LineChart>
  );
}
