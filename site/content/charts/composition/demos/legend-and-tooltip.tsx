import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider, type ChartDataProviderProps } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

const calls: ChartDataProviderProps = {
  height: 240,
  xAxis: [{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }],
  series: [
    { type: 'bar', label: 'Calls answered', data: [84, 91, 76, 102, 88] },
    { type: 'line', label: 'Calls received', data: [90, 97, 95, 110, 92] },
  ],
};

export default function LegendAndTooltip() {
  return (
    <Box sx={{ width: '100%' }}>
      <ChartDataProvider {...calls}>
        <Typography>Calls to the clinic</Typography>
        <ChartsLegend />
        <ChartsSurface aria-label="Calls received and answered by day">
          <BarPlot />
          <LinePlot />
          <MarkPlot />
          <ChartsAxis />
          <ChartsAxisHighlight x="band" />
        </ChartsSurface>
        <ChartsTooltip trigger="axis" />
      </ChartDataProvider>
    </Box>
  );
}
