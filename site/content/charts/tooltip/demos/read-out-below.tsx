import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ChartDataProvider, type ChartDataProviderProps } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { useAxesTooltip } from '@mui/x-charts/ChartsTooltip';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

const chart: ChartDataProviderProps<'line'> = {
  height: 220,
  xAxis: [{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], scaleType: 'point' }],
  yAxis: [{ min: 0, label: 'Minutes' }],
  series: [
    { type: 'line', label: 'web', data: [8, 9, 9, 11, 10] },
    { type: 'line', label: 'api', data: [4, 4, 5, 4, 6] },
  ],
};

function ReadOut() {
  const [axis] = useAxesTooltip() ?? [];
  const values = axis?.seriesItems.map(
    ({ formattedLabel, formattedValue }) => `${formattedLabel ?? ''} ${formattedValue}`,
  );
  return (
    <Typography sx={{ textAlign: 'center' }}>
      {axis ? `${axis.axisFormattedValue}: ${values?.join(', ')}` : 'Point at a day to read it.'}
    </Typography>
  );
}

export default function ReadOutBelow() {
  return (
    <Stack sx={{ width: '100%', alignItems: 'center' }}>
      <ChartDataProvider {...chart}>
        <ChartsLegend />
        <ChartsSurface aria-label="Minutes per build by day, of web and api">
          <ChartsAxis />
          <LinePlot />
          <MarkPlot />
          <ChartsAxisHighlight x="line" />
        </ChartsSurface>
        <ReadOut />
      </ChartDataProvider>
    </Stack>
  );
}
