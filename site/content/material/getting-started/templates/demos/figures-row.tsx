import TrendingDown from '@mui/icons-material/TrendingDown';
import TrendingUp from '@mui/icons-material/TrendingUp';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const figures = [
  { name: 'Ships in port', value: '14', change: 3, days: [9, 10, 8, 11, 12, 11, 14] },
  { name: 'Containers moved', value: '2,310', change: -120, days: [26, 25, 24, 25, 24, 23, 23] },
  { name: 'Hours waiting', value: '6.5', change: -2, days: [11, 9, 10, 8, 8, 7, 6.5] },
];

export default function FiguresRow() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      {figures.map(({ name, value, change, days }) => (
        <Grid key={name} size={{ xs: 12, sm: 4 }}>
          <Card variant="outlined">
            <CardContent>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {name}
              </Typography>
              <Typography variant="h4" component="p">
                {value}
              </Typography>
              <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center' }}>
                {change > 0 ? <TrendingUp fontSize="small" /> : <TrendingDown fontSize="small" />}
                <Typography variant="body2">
                  {Math.abs(change)} {change > 0 ? 'more' : 'less'} than last week
                </Typography>
              </Stack>
              <SparkLineChart data={days} height={56} area aria-label={`${name}, seven days`} />
            </CardContent>
          </Card>
        </Grid>
      ))}
    </Grid>
  );
}
