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
const firstDay = Date.UTC(2025, 5, 1);
const dayLength = 24 * 60 * 60 * 1000;

/** The districts people choose from. */
export const districtNames = districts;

/** Forty flats; the remainders of the number give each its own look. */
export const flats: Flat[] = Array.from({ length: 40 }, (_, index) => ({
  id: 501 + index,
  street: `${3 + ((index * 7) % 60)} ${streets[(index * 3) % streets.length] ?? ''}`,
  district: districts[(index * 7 + Math.floor(index / 8)) % districts.length] ?? '',
  rooms: 1 + ((index * 5) % 4),
  rent: 480 + ((index * 5) % 4) * 190 + ((index * 13) % 17) * 10,
  free: new Date(firstDay + ((index * 11) % 45) * dayLength),
  balcony: index % 3 === 1,
}));

/** A day, the same in every language and time zone. */
export function isoDay(value: Date): string {
  return value.toISOString().slice(0, 10);
}
