import { BarChart } from '@mui/x-charts/BarChart';
import { energy } from './flows';

const sources = [...new Set(energy.map(({ source }) => source))];
const targets = [...new Set(energy.map(({ target }) => target))];

export default function FlowsAsBars() {
  return (
    <BarChart
      aria-label="Use of each energy source; oil goes to transport only"
      height={260}
      layout="horizontal"
      yAxis={[{ data: sources, width: 56 }]}
      xAxis={[{ label: 'Energy (GWh)' }]}
      series={targets.map((target) => ({
        label: target,
        stack: 'flow',
        data: sources.map(
          (source) =>
            energy.find((flow) => flow.source === source && flow.target === target)?.value ?? 0,
        ),
      }))}
    />
  );
}
