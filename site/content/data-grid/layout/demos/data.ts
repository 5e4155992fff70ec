/** One room of a guest house. */
export interface Room {
  id: number;
  room: string;
  guests: number;
  guest: string;
  until: string;
}

const parties = [
  { guest: 'Family Moreau', guests: 4 },
  { guest: 'J. Eriksen', guests: 1 },
  { guest: 'Ms Adeyemi', guests: 1 },
  { guest: 'Mr Chen', guests: 2 },
  { guest: '', guests: 0 },
  { guest: 'The Walkers', guests: 3 },
  { guest: 'P. Ruiz', guests: 2 },
];

/** Twenty-eight rooms on four floors. */
export const rooms: Room[] = Array.from({ length: 28 }, (_, index) => {
  const { guest = '', guests = 0 } = parties[(index * 3) % parties.length] ?? {};
  return {
    id: index + 1,
    room: String((Math.floor(index / 7) + 1) * 100 + (index % 7) + 1),
    guests,
    guest: guest === '' ? 'free' : guest,
    until: guest === '' ? '' : `2025-07-${String(3 + ((index * 4) % 20)).padStart(2, '0')}`,
  };
});
