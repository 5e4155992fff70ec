import { chartsTooltipClasses } from '@mui/x-charts/ChartsTooltip';
import { LineChart } from '@mui/x-charts/LineChart';

const tooltipStyles = {
  [`& .${chartsTooltipClasses.paper}`]: {
    bgcolor: 'grey.900',
    color: 'common.white',
    borderRadius: 2,
  },
  [`& .${chartsTooltipClasses.labelCell}, & .${chartsTooltipClasses.valueCell}, & caption`]: {
    color: 'inherit',
  },
};

export default function StyledTooltip() {
  return (
    <LineChart
      aria-label="Visitors of a museum by day"
      height={220}
      xAxis={[{ data: ['Wed', 'Thu', 'Fri', 'Sat', 'Sun'], scaleType: 'point' }]}
      series={[{ label: 'Visitors', data: [212, 248, 305, 611, 574] }]}
      slotProps={{ tooltip: { placement: 'top', sx: tooltipStyles } }}
    />
  );
}
