/** One delivery of a dairy to a shop. */
export interface Delivery {
  id: number;
  shop: string;
  product: string;
  liters: number;
  price: number;
  day: Date;
  note: string;
}

const shops = ['Corner Shop', 'Green Market', 'School Kitchen', 'Café Mira', 'Station Kiosk'];
const products = ['Whole milk', 'Skimmed milk', 'Buttermilk', 'Cream'];
const notes = ['', 'ring twice', '', '=SUM(A1:A9)', '', 'back door, please'];

/** Thirty deliveries of two weeks. */
export const deliveries: Delivery[] = Array.from({ length: 30 }, (_, index) => ({
  id: 301 + index,
  shop: shops[(index * 2) % shops.length] ?? '',
  product: products[(index * 3) % products.length] ?? '',
  liters: 10 + ((index * 7) % 9) * 5,
  price: Number(((10 + ((index * 7) % 9) * 5) * (0.9 + (index % 4) * 0.35)).toFixed(2)),
  day: new Date(2025, 9, 6 + Math.floor(index / 3)),
  note: notes[index % notes.length] ?? '',
}));

const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' });

/** A price as the dairy writes it. */
export function euros(value: number): string {
  return money.format(value);
}

/** A day such as 2025-10-06, the same in every language. */
export function isoDay(value: Date): string {
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  return [value.getFullYear(), value.getMonth() + 1, value.getDate()].map(twoDigits).join('-');
}
