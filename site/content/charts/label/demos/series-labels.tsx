import { LineChart } from '@mui/x-charts/LineChart';

export default function SeriesLabels() {
  return (
    <LineChart
      aria-label="Loans of books and films in a library, from 2021 to 2025"
      height={260}
      xAxis={[{ scaleType: 'point', data: ['2021', '2022', '2023', '2024', '2025'] }]}
      series={[
        { label: 'Books', data: [48, 52, 55, 51, 57] },
        { label: 'Films', data: [31, 27, 22, 18, 15] },
      ]}
    />
  );
}
