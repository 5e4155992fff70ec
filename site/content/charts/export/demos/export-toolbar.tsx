import { ToolbarButton, Toolbar } from '@mui/x-charts/Toolbar';
import DownloadIcon from '@mui/icons-material/Download';
import PrintIcon from '@mui/icons-material/Print';
import Tooltip from '@mui/material/Tooltip';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import type { ChartProApi } from '@mui/x-charts-pro/ChartContainerPro';
import { useChartApiContext } from '@mui/x-charts-pro/context';

// #region
function ExportButtons() {
  const apiRef = useChartApiContext<ChartProApi<'bar'>>();

  return (
    <Toolbar aria-label="Export">
      <Tooltip title="Print or save as PDF">
        <ToolbarButton onClick={() => apiRef.current.exportAsPrint()}>
          <PrintIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
      <Tooltip title="Download as PNG">
        <ToolbarButton onClick={() => apiRef.current.exportAsImage()}>
          <DownloadIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
    </Toolbar>
  );
}
// #endregion

export default function ExportToolbar() {
  return (
    <BarChartPro
      aria-label="Donations by month"
      height={280}
      showToolbar
      slots={{ toolbar: ExportButtons }}
      xAxis={[{ data: ['Sep', 'Oct', 'Nov', 'Dec'] }]}
      series={[{ label: 'Donations (€)', data: [5400, 6100, 7900, 12300] }]}
    />
  );
}
