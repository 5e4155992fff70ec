import { PieChart } from '@mui/x-charts/PieChart';

export default function BudgetHalf() {
  return (
    <PieChart
      aria-label="Budget of the quarter: 64 thousand spent, 21 reserved, 15 free"
      height={170}
      series={[
        {
          data: [
            { id: 'spent', value: 64, label: 'Spent' },
            { id: 'reserved', value: 21, label: 'Reserved' },
            { id: 'free', value: 15, label: 'Free', color: '#9e9e9e' },
          ],
          startAngle: -90,
          endAngle: 90,
          innerRadius: '55%',
          outerRadius: '130%',
          cy: '80%',
          valueFormatter: ({ value }) => `${value} thousand`,
        },
      ]}
      slotProps={{
        legend: { direction: 'horizontal', position: { vertical: 'bottom', horizontal: 'center' } },
      }}
    />
  );
}
