import { BarChart } from '@mui/x-charts/BarChart';

const topics = [
  { topic: 'Opening hours', agree: 212, neutral: 64, disagree: 38 },
  { topic: 'Waiting time', agree: 98, neutral: 71, disagree: 145 },
  { topic: 'Friendly staff', agree: 261, neutral: 33, disagree: 20 },
];
const answers = (value: number | null) => `${value ?? 0} answers`;
const common = { stack: 'all', stackOffset: 'expand', valueFormatter: answers } as const;

export default function Survey() {
  return (
    <BarChart
      aria-label="Patient survey: people who agree, are neutral or disagree, by topic"
      height={260}
      layout="horizontal"
      dataset={topics}
      yAxis={[{ dataKey: 'topic', width: 104 }]}
      xAxis={[{ valueFormatter: (value: number) => `${Math.round(value * 100)}%` }]}
      series={[
        { ...common, dataKey: 'agree', label: 'Agree', color: '#2e9e5b' },
        { ...common, dataKey: 'neutral', label: 'Neutral', color: '#9e9e9e' },
        { ...common, dataKey: 'disagree', label: 'Disagree', color: '#ed6c02' },
      ]}
    />
  );
}
