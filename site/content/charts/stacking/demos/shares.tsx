import { BarChart } from '@mui/x-charts/BarChart';
import { sources, years } from './data';

const percent = new Intl.NumberFormat('en-US', { style: 'percent' });
const totals = years.map((_, year) =>
  sources.reduce((sum, { data }) => sum + (data[year] ?? 0), 0),
);

export default function Shares() {
  return (
    <BarChart
      aria-label="Shares of electricity by source; coal fell from 66% to 14%"
      height={280}
      xAxis={[{ data: years }]}
      yAxis={[{ valueFormatter: (value: number) => percent.format(value) }]}
      series={sources.map((source) => ({
        ...source,
        stack: 'total',
        stackOffset: 'expand' as const,
        valueFormatter: (value, { dataIndex }) =>
          `${value} GWh (${percent.format((value ?? 0) / (totals[dataIndex] ?? 1))})`,
      }))}
    />
  );
}
