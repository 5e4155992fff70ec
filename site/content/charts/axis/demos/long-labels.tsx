import { BarChart } from '@mui/x-charts/BarChart';

const wards = ['Day surgery', 'Emergency', 'Intensive care', 'Maternity', 'Orthopedics'];

export default function LongLabels() {
  return (
    <BarChart
      aria-label="Admissions by ward"
      height={280}
      xAxis={[
        {
          data: wards,
          height: 84,
          tickLabelStyle: { angle: -45, fontSize: 12 },
          tickLabelInterval: () => true,
        },
      ]}
      series={[{ data: [34, 61, 12, 19, 27] }]}
    />
  );
}
