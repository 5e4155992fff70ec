import { useTheme } from '@mui/material/styles';
import { BarChart, barLabelClasses } from '@mui/x-charts/BarChart';

const trails = [
  { trail: 'Lakeside loop', hikers: 940 },
  { trail: 'Old quarry', hikers: 310 },
  { trail: 'Ridge path', hikers: 720 },
  { trail: 'Waterfall', hikers: 1280 },
  { trail: 'Pine forest', hikers: 560 },
].sort((a, b) => b.hikers - a.hikers);

export default function Ranking() {
  const { palette } = useTheme();

  return (
    <BarChart
      aria-label="Hikers per trail last month, most visited first"
      height={260}
      layout="horizontal"
      dataset={trails}
      yAxis={[{ dataKey: 'trail', width: 104, disableLine: true, disableTicks: true }]}
      xAxis={[{ position: 'none' }]}
      series={[{ dataKey: 'hikers', label: 'Hikers', color: palette.primary.main }]}
      barLabel="value"
      borderRadius={6}
      hideLegend
      sx={{ [`& .${barLabelClasses.root}`]: { fill: palette.primary.contrastText } }}
    />
  );
}
