import Box from '@mui/material/Box';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { energy } from './flows';

const sources = [...new Set(energy.map(({ source }) => source))];
const targets = [...new Set(energy.map(({ target }) => target))];

export default function FlowsAsHeatmap() {
  return (
    <Box
      component="figure"
      aria-label="Energy by source and use; wind to homes and gas to industry are largest"
      sx={{ m: 0, width: '100%' }}
    >
      <Heatmap
        height={260}
        xAxis={[{ data: targets }]}
        yAxis={[{ data: sources, width: 56 }]}
        zAxis={[{ colorMap: { type: 'continuous', max: 36, color: ['#e3f2fd', '#0d47a1'] } }]}
        series={[
          {
            label: 'GWh',
            data: energy.map(({ source, target, value }): [number, number, number] => [
              targets.indexOf(target),
              sources.indexOf(source),
              value,
            ]),
          },
        ]}
        hideLegend={false}
      />
    </Box>
  );
}
