import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';

/** Distance in kilometers and delivery time in hours of 160 parcels. */
const parcels = Array.from({ length: 160 }, (_, index) => {
  const distance = 20 + ((index * 61 + index * index * 3) % 700);
  return {
    id: index,
    x: distance,
    y: Math.round(6 + distance / 14 + ((index * index * 7 + index) % 23)),
  };
});

export default function ZoomIn() {
  return (
    <ScatterChartPro
      aria-label="Delivery time of parcels rises with distance"
      height={300}
      xAxis={[{ label: 'Distance (km)', zoom: true }]}
      yAxis={[{ label: 'Delivery time (h)', zoom: true }]}
      series={[
        {
          data: parcels,
          label: 'Parcels',
          valueFormatter: (point) => point && `${point.x} km in ${point.y} h`,
        },
      ]}
      hideLegend
    />
  );
}
