import Box from '@mui/material/Box';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider, type ChartDataProviderProps } from '@mui/x-charts/ChartDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useBarSeries } from '@mui/x-charts/hooks';

// #region
function Totals() {
  return (
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, p: 0, listStyle: 'none' }}>
      {useBarSeries().map(({ id, label, data, color }) => (
        <Box component="li" key={id} sx={{ borderBottom: `4px solid ${color}` }}>
          {`${label}: ${data.reduce<number>((sum, value) => sum + (value ?? 0), 0)}`}
        </Box>
      ))}
    </Box>
  );
}

const loans: ChartDataProviderProps = {
  height: 240,
  xAxis: [{ scaleType: 'band', data: ['Q1', 'Q2', 'Q3', 'Q4'] }],
  series: [
    { type: 'bar', label: 'Books lent', data: [420, 380, 310, 460] },
    { type: 'bar', label: 'E-books lent', data: [190, 230, 260, 240] },
  ],
};

export default function HtmlLegend() {
  return (
    <Box sx={{ width: '100%' }}>
      <ChartDataProvider {...loans}>
        <Totals />
        <ChartsSurface aria-label="Books and e-books lent by quarter">
          <BarPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
      </ChartDataProvider>
    </Box>
  );
}
// #endregion
