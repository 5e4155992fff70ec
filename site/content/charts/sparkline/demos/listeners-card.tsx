import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { listeners } from './data';

export default function ListenersCard() {
  return (
    <Card variant="outlined" sx={{ width: 280, maxWidth: '100%' }}>
      <CardContent>
        <Typography color="text.secondary">Weekly listeners</Typography>
        <Typography variant="h5" component="p">
          8,400
        </Typography>
        <SparkLineChart
          aria-label="Weekly listeners rose from 5,100 to 8,400 in twelve weeks"
          data={listeners}
          height={72}
        />
      </CardContent>
    </Card>
  );
}
