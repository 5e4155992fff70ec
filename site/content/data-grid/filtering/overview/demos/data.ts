/** One flat to let. */
export interface Flat {
  id: number;
  street: string;
  district: string;
  rooms: number;
  rent: number;
  free: Date;
  balcony: boolean;
}

const streets = ['Oak Walk', 'Bakery Yard', 'Foundry Road', 'Lime Street', 'Quay Side'];
const districts = ['Center', 'Harbor', 'Hillside', 'Mill Quarter'];

/** The districts people choose from. */
export const districtNames = districts;

/** Forty flats; the remainders of the number give each its own look. */
export const flats: Flat[] = Array.from({ length: 40 }, (_, index) => ({
  id: 501 + index,
  street: `${3 + ((index * 7) % 60)} ${streets[(index * 3) % streets.length] ?? ''}`,
  district: districts[(index * 7 + Math.floor(index / 8)) % districts.length] ?? '',
  rooms: 1 + ((index * 5) % 4),
  rent: 480 + ((index * 5) % 4) * 190 + ((index * 13) % 17) * 10,
  free: new Date(2025, 5, 1 + ((index * 11) % 45)),
  balcony: index % 3 === 1,
}));

/** A day such as 2025-06-09, the same in every language. */
export function isoDay(value: Date): string {
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  return [value.getFullYear(), value.getMonth() + 1, value.getDate()].map(twoDigits).join('-');
}
