import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

const songs = [
  { label: 'Playlists', value: 5400, color: '#90caf9' },
  { label: 'Search', value: 2300, color: '#a5d6a7' },
  { label: 'Radio', value: 1700, color: '#ffcc80' },
  { label: 'Shared links', value: 160, color: '#ce93d8' },
];
const total = songs.reduce((sum, { value }) => sum + value, 0);

export default function Percentages() {
  return (
    <PieChart
      aria-label="How listeners find songs, in percent"
      height={240}
      series={[
        {
          data: songs,
          arcLabel: ({ value }) => `${Math.round((value / total) * 100)}%`,
          arcLabelMinAngle: 20,
          valueFormatter: ({ value }) => `${value.toLocaleString('en-US')} plays`,
        },
      ]}
      sx={{
        [`& .${pieArcLabelClasses.root}`]: {
          // The slices are light in both modes.
          fill: (theme) => theme.palette.common.black,
          fontWeight: 700,
        },
      }}
    />
  );
}
