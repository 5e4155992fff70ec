import { useTheme } from '@mui/material/styles';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { folders } from './data';
import { treemap } from './treemap';

function Boxes() {
  const { palette, typography } = useTheme();
  const { left, top, width, height } = useDrawingArea();

  return treemap(folders, { x: left, y: top, width, height }).map((box) => (
    <g key={box.name}>
      <rect
        {...{ x: box.x, y: box.y, width: box.width, height: box.height }}
        fill={palette.primary.main}
        fillOpacity={0.15}
        stroke={palette.primary.main}
      />
      {box.width > 76 && box.height > 20 && (
        <text
          x={box.x + 6}
          y={box.y + 18}
          direction="ltr"
          fill="currentColor"
          style={typography.body2}
        >
          {`${box.name} ${box.value}`}
        </text>
      )}
    </g>
  ));
}

export default function TreemapInChart() {
  return (
    <ChartContainer
      aria-label="Disk space in gigabytes; videos fill 182 of 444"
      height={280}
      margin={4}
      series={[]}
      xAxis={[{ position: 'none' }]}
      yAxis={[{ position: 'none' }]}
    >
      <Boxes />
    </ChartContainer>
  );
}
