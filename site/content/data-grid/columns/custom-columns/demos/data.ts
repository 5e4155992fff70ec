/** One boat of a rental. */
export interface Boat {
  id: number;
  name: string;
  dayRate: number | null;
  deposit: number | null;
  condition: number;
  service: Date | null;
  bookings: number[];
}

/** Five boats, with their bookings of the last eight weeks. */
export const boats: Boat[] = [
  {
    id: 1,
    name: 'Heron',
    dayRate: 180,
    deposit: 500,
    condition: 4,
    service: new Date(2025, 3, 14),
    bookings: [2, 3, 3, 5, 4, 6, 7, 7],
  },
  {
    id: 2,
    name: 'Otter',
    dayRate: 95.5,
    deposit: 250,
    condition: 3,
    service: new Date(2025, 5, 2),
    bookings: [6, 6, 5, 4, 4, 3, 2, 2],
  },
  {
    id: 3,
    name: 'Kingfisher',
    dayRate: 1240,
    deposit: 4000,
    condition: 5,
    service: new Date(2025, 4, 20),
    bookings: [1, 0, 1, 1, 2, 1, 3, 2],
  },
  {
    id: 4,
    name: 'Dipper',
    dayRate: 60,
    deposit: null,
    condition: 2,
    service: null,
    bookings: [7, 7, 6, 7, 7, 6, 7, 7],
  },
  {
    id: 5,
    name: 'Grebe',
    dayRate: 320,
    deposit: 1000,
    condition: 4,
    service: new Date(2025, 4, 6),
    bookings: [3, 4, 2, 5, 3, 4, 6, 5],
  },
];
