import { LineChart } from '@mui/x-charts/LineChart';
import { offerSmallCharts, smallSize } from './small-charts.tsx';

offerSmallCharts((data) => <LineChart {...smallSize} series={[{ data, showMark: false }]} />);
