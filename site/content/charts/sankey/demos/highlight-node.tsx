import { useState } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { energy, layoutFlows, type Flow } from './flows';

const names = [...new Set(energy.flatMap(({ source, target }) => [source, target]))];

// #region
function Ribbons({ isSelected }: { isSelected: (flow: Flow) => boolean }) {
  const { palette } = useTheme();
  const { ribbons, labels } = layoutFlows(energy, useDrawingArea());
  return (
    <g fill={palette.primary.main}>
      {ribbons.map((flow) => (
        <path
          key={flow.source + flow.target}
          d={flow.d}
          fillOpacity={isSelected(flow) ? 0.7 : 0.15}
        />
      ))}
      <g fill={palette.text.primary} direction="ltr" dominantBaseline="central">
        {labels.map(({ name, x, y, anchor }) => (
          <text key={name} {...{ x, y }} textAnchor={anchor}>
            {name}
          </text>
        ))}
      </g>
    </g>
  );
}
// #endregion

export default function HighlightNode() {
  const [selected, setSelected] = useState('Solar');
  const isSelected = ({ source, target }: Flow) => source === selected || target === selected;

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 1, mb: 1 }}>
        {names.map((name) => (
          <Chip
            key={name}
            label={name}
            variant={name === selected ? 'filled' : 'outlined'}
            aria-pressed={name === selected}
            onClick={() => setSelected(name)}
          />
        ))}
      </Stack>
      <ChartContainer
        aria-label={`Energy of a town by source and use; ${selected} is highlighted`}
        height={260}
        margin={8}
        series={[]}
        xAxis={[{ position: 'none' }]}
        yAxis={[{ position: 'none' }]}
      >
        <Ribbons isSelected={isSelected} />
      </ChartContainer>
      <Typography role="status" align="center">
        {energy
          .filter(isSelected)
          .map(({ source, target, value }) => `${source} to ${target}: ${value} GWh`)
          .join(', ')}
      </Typography>
    </Box>
  );
}
