import Box from '@mui/material/Box';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const shifts = ['Night', 'Early', 'Late'];
/** Admissions per shift, one list per day. */
const admissions = [
  [4, 19, 14],
  [3, 17, 12],
  [5, 15, 13],
  [4, 16, 15],
  [7, 18, 21],
  [13, 11, 24],
  [12, 9, 17],
];
const cells = admissions.flatMap((counts, day) =>
  counts.map((count, shift): [number, number, number] => [day, shift, count]),
);

export default function AdmissionsPro() {
  return (
    <Box
      component="figure"
      aria-label="Admissions by day and shift; most come on Friday and Saturday, late shift"
      sx={{ m: 0, width: '100%' }}
    >
      <Heatmap
        height={240}
        xAxis={[{ data: days }]}
        yAxis={[{ data: shifts, width: 56 }]}
        zAxis={[{ colorMap: { type: 'continuous', max: 25, color: ['#e3f2fd', '#0d47a1'] } }]}
        series={[{ label: 'Admissions', data: cells }]}
      />
    </Box>
  );
}
