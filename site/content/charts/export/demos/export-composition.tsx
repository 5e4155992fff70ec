import { useRef, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { useChartRootRef } from '@mui/x-charts/hooks';
import type { ChartProApi } from '@mui/x-charts-pro/ChartContainerPro';
import {
  ChartDataProviderPro,
  type ChartDataProviderProProps,
} from '@mui/x-charts-pro/ChartDataProviderPro';

const loans: ChartDataProviderProProps = {
  height: 240,
  xAxis: [{ scaleType: 'band', data: ['Novels', 'Comics', 'Guides'] }],
  series: [{ type: 'bar', label: 'Loans', data: [640, 512, 233] }],
};

// #region
function ChartRoot({ children }: { children: ReactNode }) {
  return <div ref={useChartRootRef()}>{children}</div>;
}

export default function ExportComposition() {
  const apiRef = useRef<ChartProApi<'composition'>>(undefined);

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={() => apiRef.current?.exportAsPrint()}>
        Print
      </Button>
      <ChartDataProviderPro {...loans} apiRef={apiRef}>
        <ChartRoot>
          <ChartsLegend />
          <ChartsSurface aria-label="Loans of a library by kind of book">
            <BarPlot />
            <ChartsAxis />
          </ChartsSurface>
        </ChartRoot>
      </ChartDataProviderPro>
    </Box>
  );
}
// #endregion
