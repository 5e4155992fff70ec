import { useTheme } from '@mui/material/styles';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { rainbowSurgePalette } from '@mui/x-charts/colorPalettes';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { energy, layoutFlows } from './flows';

function Ribbons() {
  const colors = rainbowSurgePalette(useTheme().palette.mode);
  const { ribbons, labels, sources } = layoutFlows(energy, useDrawingArea());

  return (
    <g>
      {ribbons.map(({ source, target, d }) => (
        <path
          key={source + target}
          d={d}
          fill={colors[sources.indexOf(source)]}
          fillOpacity={0.5}
        />
      ))}
      {labels.map(({ name, value, x, y, anchor }) => (
        <text
          key={name}
          {...{ x, y }}
          direction="ltr"
          textAnchor={anchor}
          dominantBaseline="central"
          fontSize={14}
          fill="currentColor"
        >
          {`${name} ${value}`}
        </text>
      ))}
    </g>
  );
}

export default function EnergyFlows() {
  return (
    <ChartContainer
      aria-label="Energy of a town in gigawatt hours; most wind power goes to homes"
      height={320}
      margin={8}
      series={[]}
      xAxis={[{ position: 'none' }]}
      yAxis={[{ position: 'none' }]}
    >
      <Ribbons />
    </ChartContainer>
  );
}
