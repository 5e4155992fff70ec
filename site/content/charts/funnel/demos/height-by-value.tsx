import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const skiers = [
  { value: 60, label: 'Experts' },
  { value: 180, label: 'Advanced' },
  { value: 320, label: 'Intermediate' },
  { value: 440, label: 'Beginners' },
];

export default function HeightByValue() {
  return (
    <FunnelChart
      aria-label="Members of a ski school: 440 beginners, 60 experts"
      height={320}
      gap={3}
      hideLegend
      categoryAxis={{
        categories: skiers.map(({ label, value }) => `${label} ${value}`),
        scaleType: 'linear',
        size: 112,
        disableLine: true,
        disableTicks: true,
      }}
      series={[
        {
          data: skiers,
          curve: 'pyramid',
          borderRadius: 0,
          variant: 'outlined',
          sectionLabel: false,
        },
      ]}
    />
  );
}
