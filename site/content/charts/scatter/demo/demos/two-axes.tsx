import { ScatterChart } from '@mui/x-charts/ScatterChart';

/** Kilometers from the center, monthly rent in euros, and minutes by train. */
const flats = [
  { id: 'a', distance: 1, rent: 1480, minutes: 6 },
  { id: 'b', distance: 3, rent: 1320, minutes: 12 },
  { id: 'c', distance: 6, rent: 1150, minutes: 21 },
  { id: 'd', distance: 10, rent: 960, minutes: 28 },
  { id: 'e', distance: 15, rent: 820, minutes: 41 },
  { id: 'f', distance: 22, rent: 690, minutes: 54 },
];

export default function TwoAxes() {
  return (
    <ScatterChart
      aria-label="Rent falls and the commute gets longer with the distance from the center"
      height={300}
      dataset={flats}
      xAxis={[{ label: 'Distance (km)', min: 0 }]}
      yAxis={[
        { id: 'rent', label: 'Rent (€)', min: 0, width: 64 },
        { id: 'minutes', label: 'Commute (min)', min: 0, position: 'right' },
      ]}
      series={[
        {
          label: 'Rent',
          yAxisId: 'rent',
          datasetKeys: { id: 'id', x: 'distance', y: 'rent' },
          valueFormatter: (point) => point && `€${point.y} at ${point.x} km`,
        },
        {
          label: 'Commute',
          yAxisId: 'minutes',
          datasetKeys: { id: 'id', x: 'distance', y: 'minutes' },
          valueFormatter: (point) => point && `${point.y} min at ${point.x} km`,
        },
      ]}
    />
  );
}
