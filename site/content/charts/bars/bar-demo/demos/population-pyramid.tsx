import { BarChart } from '@mui/x-charts/BarChart';

const ages = ['80+', '70–79', '60–69', '50–59', '40–49', '30–39', '20–29', '10–19', '0–9'];
const men = [210, 480, 760, 910, 840, 790, 620, 540, 510];
const women = [340, 560, 790, 900, 850, 810, 600, 520, 480];

const people = (value: number | null) => `${Math.abs(value ?? 0)}`;

export default function PopulationPyramid() {
  return (
    <BarChart
      aria-label="Residents of a small town by age and sex"
      height={320}
      layout="horizontal"
      yAxis={[{ data: ages, width: 56, categoryGapRatio: 0.1 }]}
      xAxis={[{ min: -1000, max: 1000, valueFormatter: people, label: 'Residents' }]}
      series={[
        {
          label: 'Men',
          stack: 'people',
          data: men.map((count) => -count),
          valueFormatter: people,
        },
        { label: 'Women', stack: 'people', data: women, valueFormatter: people },
      ]}
      borderRadius={4}
    />
  );
}
