import { useId } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ChartDataProvider, type ChartDataProviderProps } from '@mui/x-charts/ChartDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

const accounts: ChartDataProviderProps = {
  height: 220,
  xAxis: [{ data: ['Q1', 'Q2', 'Q3', 'Q4'], scaleType: 'point' }],
  series: [
    { type: 'line', label: 'Opened', data: [84, 91, 76, 102] },
    { type: 'line', label: 'Closed', data: [79, 88, 83, 97] },
  ],
};

export default function LegendInHeader() {
  const titleId = useId();

  return (
    <Box sx={{ width: '100%' }}>
      <ChartDataProvider {...accounts}>
        {/* #region */}
        <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'space-between' }}>
          <Typography id={titleId} variant="subtitle1" component="p">
            Accounts by quarter
          </Typography>
          <ChartsLegend />
        </Stack>
        <ChartsSurface aria-labelledby={titleId}>
          <LinePlot />
          <MarkPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        {/* #endregion */}
      </ChartDataProvider>
    </Box>
  );
}
