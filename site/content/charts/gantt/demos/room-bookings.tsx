import { BarChart } from '@mui/x-charts/BarChart';

const rooms = [
  {
    name: 'Atrium',
    bookings: [
      [8, 10],
      [13, 16],
    ],
  },
  {
    name: 'Studio',
    bookings: [
      [9, 12],
      [12.5, 14],
    ],
  },
  {
    name: 'Gallery',
    bookings: [[10, 17]],
  },
];

// #region
/** The free time before a booking, or the booking itself, of each room. */
const part = (index: number, booked: boolean) =>
  rooms.map(({ bookings }) => {
    const [start, end] = bookings[index] ?? [];
    if (start === undefined || end === undefined) return 0;
    const before = bookings[index - 1]?.[1] ?? 0;
    return booked ? end - start : start - before;
  });

const series = [0, 1].flatMap((index) => [
  { stack: 'day', data: part(index, false), color: 'transparent', valueFormatter: () => null },
  {
    stack: 'day',
    data: part(index, true),
    color: '#1e88e5',
    valueFormatter: (hours: number | null) => (hours ? `${hours} h` : null),
  },
]);
// #endregion

export default function RoomBookings() {
  return (
    <BarChart
      aria-label="Bookings of three rooms between 7:00 and 19:00"
      height={220}
      layout="horizontal"
      xAxis={[{ min: 7, max: 19, valueFormatter: (hour: number) => `${hour}:00` }]}
      yAxis={[{ data: rooms.map(({ name }) => name), width: 64 }]}
      series={series}
    />
  );
}
