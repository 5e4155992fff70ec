import { LineChart } from '@mui/x-charts/LineChart';

const years = [2018, 2019, 2020, 2021, 2022, 2023, 2024];
const formats = [
  { label: 'Print', data: [820, 790, 610, 580, 600, 570, 540] },
  { label: 'E-book', data: [140, 160, 290, 310, 300, 310, 330] },
  { label: 'Audio', data: [40, 60, 110, 150, 190, 240, 290] },
];

export default function ReadingShares() {
  return (
    <LineChart
      aria-label="Loans of a library by format, as shares of each year"
      height={260}
      xAxis={[{ data: years, min: 2018, max: 2024, tickMinStep: 1, valueFormatter: String }]}
      yAxis={[{ max: 1, valueFormatter: (share: number) => `${Math.round(share * 100)}%` }]}
      series={formats.map((format) => ({
        ...format,
        area: true,
        stack: 'loans',
        stackOffset: 'expand',
        showMark: false,
      }))}
    />
  );
}
