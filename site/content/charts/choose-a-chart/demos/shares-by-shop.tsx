import { BarChart } from '@mui/x-charts/BarChart';

const shops = [
  { shop: 'Harbor Street', repair: 120, sale: 60, rental: 20 },
  { shop: 'Market Hall', repair: 45, sale: 40, rental: 15 },
  { shop: 'Station', repair: 30, sale: 15, rental: 75 },
];

const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

export default function SharesByShop() {
  return (
    <BarChart
      aria-label="Bicycle orders by kind, as a share of each shop"
      layout="horizontal"
      height={240}
      dataset={shops}
      yAxis={[{ dataKey: 'shop', width: 100 }]}
      xAxis={[{ valueFormatter: (share: number) => percent.format(share) }]}
      series={[
        { dataKey: 'repair', label: 'Repair', stack: 'orders', stackOffset: 'expand' },
        { dataKey: 'sale', label: 'Sale', stack: 'orders', stackOffset: 'expand' },
        { dataKey: 'rental', label: 'Rental', stack: 'orders', stackOffset: 'expand' },
      ]}
    />
  );
}
