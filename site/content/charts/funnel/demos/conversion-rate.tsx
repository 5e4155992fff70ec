import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { enrollment } from './data';

const first = enrollment[0]?.value ?? 1;
const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

export default function ConversionRate() {
  return (
    <FunnelChart
      aria-label="21% of the visitors of the course page enrolled"
      height={320}
      series={[
        {
          data: enrollment,
          variant: 'outlined',
          valueFormatter: ({ value }) =>
            `${value.toLocaleString('en-US')} (${percent.format(value / first)})`,
        },
      ]}
      sx={{ '& svg > text': { fontSize: 12 } }}
    />
  );
}
