import { LineChart, lineElementClasses, markElementClasses } from '@mui/x-charts/LineChart';
import { hives, months } from './data';

export default function HighlightStyle() {
  return (
    <LineChart
      aria-label="Honey from three hives by month; point at a line to highlight it"
      height={260}
      xAxis={[{ scaleType: 'point', data: months }]}
      series={hives.map((hive) => ({
        ...hive,
        showMark: true,
        highlightScope: { highlight: 'series' as const, fade: 'global' as const },
      }))}
      sx={{
        [`& .${lineElementClasses.root}`]: { strokeWidth: 3 },
        [`& .${lineElementClasses.highlighted}`]: { strokeWidth: 6 },
        [`& .${lineElementClasses.faded}`]: { strokeDasharray: '4 4' },
        [`& .${markElementClasses.faded}`]: { display: 'none' },
      }}
    />
  );
}
