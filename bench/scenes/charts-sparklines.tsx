import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { offerSmallCharts, smallSize } from './small-charts.tsx';

offerSmallCharts((data) => <SparkLineChart {...smallSize} data={data} />);
