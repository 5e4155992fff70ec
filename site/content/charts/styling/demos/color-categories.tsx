import { BarChart } from '@mui/x-charts/BarChart';

const teams = ['Red Kites', 'Bluebirds', 'Greenfinches', 'Siskins'];

export default function ColorCategories() {
  return (
    <BarChart
      aria-label="Points of four teams; the Bluebirds lead"
      height={240}
      layout="horizontal"
      yAxis={[
        {
          data: teams,
          width: 100,
          colorMap: {
            type: 'ordinal',
            values: ['Red Kites', 'Bluebirds', 'Greenfinches'],
            colors: ['#e53935', '#1e88e5', '#43a047'],
            unknownColor: '#8d8d8d',
          },
        },
      ]}
      series={[{ data: [31, 44, 27, 19] }]}
    />
  );
}
