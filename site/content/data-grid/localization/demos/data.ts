/** A concert hall. */
export interface Hall {
  id: number;
  name: string;
  seats: number;
  price: number;
}

/** Halls with seats and prices. */
export const halls: Hall[] = [
  { id: 1, name: 'Konzerthaus', seats: 1400, price: 38.5 },
  { id: 2, name: 'Stadthalle', seats: 2200, price: 24 },
  { id: 3, name: 'Kammersaal', seats: 280, price: 19.9 },
];
