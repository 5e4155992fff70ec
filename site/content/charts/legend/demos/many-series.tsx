import Box from '@mui/material/Box';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider, type ChartDataProviderProps } from '@mui/x-charts/ChartDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';

const costs: ChartDataProviderProps = {
  height: 240,
  xAxis: [{ data: ['April', 'May', 'June'], scaleType: 'band' }],
  series: Array.from({ length: 14 }, (_, index) => ({
    type: 'bar',
    label: `Service ${index + 1}`,
    stack: 'cost',
    data: [40 + index * 3, 52 - index * 2, 38 + ((index * 7) % 20)],
  })),
};

export default function ManySeries() {
  return (
    <Box sx={{ display: 'flex', width: '100%' }}>
      <ChartDataProvider {...costs}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <ChartsSurface aria-label="Cost of 14 services by month, in dollars">
            <BarPlot />
            <ChartsXAxis />
            <ChartsYAxis />
          </ChartsSurface>
        </Box>
        {/* #region */}
        <Box
          role="region"
          aria-label="Legend"
          tabIndex={0}
          sx={{ maxHeight: 202, overflowY: 'auto', flexShrink: 0 }}
        >
          <ChartsLegend direction="vertical" sx={{ flexWrap: 'nowrap' }} />
        </Box>
        {/* #endregion */}
      </ChartDataProvider>
    </Box>
  );
}
