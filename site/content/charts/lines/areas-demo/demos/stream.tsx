import { LineChart } from '@mui/x-charts/LineChart';

const years = [1980, 1985, 1990, 1995, 2000, 2005, 2010, 2015, 2020];
const plays = [
  { label: 'Rock', data: [62, 70, 66, 58, 49, 41, 34, 28, 25] },
  { label: 'Pop', data: [34, 45, 52, 55, 61, 58, 63, 66, 70] },
  { label: 'Hip-hop', data: [1, 6, 18, 31, 44, 52, 50, 61, 68] },
  { label: 'Electronic', data: [4, 9, 17, 29, 33, 30, 41, 47, 39] },
];

export default function Stream() {
  return (
    <LineChart
      aria-label="Hours of music a radio station played, by genre, from 1980 to 2020"
      height={280}
      xAxis={[{ data: years, domainLimit: 'strict', valueFormatter: String }]}
      yAxis={[{ position: 'none' }]}
      series={plays.map((genre) => ({
        ...genre,
        area: true,
        showMark: false,
        stack: 'plays',
        stackOffset: 'wiggle',
        valueFormatter: (value) => `${value ?? 0} h`,
      }))}
    />
  );
}
