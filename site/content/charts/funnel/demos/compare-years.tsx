import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { enrollment } from './data';

const lastYear = [2100, 1480, 1010, 700, 560].map((value) => ({ value }));

export default function CompareYears() {
  return (
    <FunnelChart
      aria-label="This year, each step of the enrollment has fewer people than last year"
      height={300}
      hideLegend
      categoryAxis={{
        categories: ['Visited', 'Started', 'Submitted', 'Accepted', 'Enrolled'],
        size: 80,
        disableLine: true,
        disableTicks: true,
      }}
      series={[
        {
          data: lastYear.map((item) => ({ ...item, label: 'Last year', color: 'gray' })),
          variant: 'outlined',
          sectionLabel: false,
        },
        {
          data: enrollment.map((item) => ({ ...item, label: 'This year' })),
          variant: 'outlined',
        },
      ]}
    />
  );
}
