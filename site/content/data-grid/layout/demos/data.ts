/** One room of a guest house. */
export interface Room {
  id: number;
  room: string;
  guests: number;
  guest: string;
  until: string;
}

const guests = [
  'Family Moreau',
  'J. Eriksen',
  'Ms Adeyemi',
  'Mr Chen',
  '',
  'The Walkers',
  'P. Ruiz',
];

/** Twenty-eight rooms on four floors. */
export const rooms: Room[] = Array.from({ length: 28 }, (_, index) => {
  const guest = guests[(index * 3) % guests.length] ?? '';
  return {
    id: index + 1,
    room: String((Math.floor(index / 7) + 1) * 100 + (index % 7) + 1),
    guests: guest === '' ? 0 : 1 + ((index * 5) % 4),
    guest: guest === '' ? 'free' : guest,
    until: guest === '' ? '' : `2025-07-${String(3 + ((index * 4) % 20)).padStart(2, '0')}`,
  };
});
