/** One parcel in a delivery van. Its code is unique; it has no `id`. */
export interface Parcel {
  code: string;
  street: string;
  weight: number;
  stop: number;
}

const streets = ['Canal Street', 'Mill Lane', 'Station Road', 'Harbor Row', 'Elm Avenue'];

/** Twenty-four parcels in the order of the tour. */
export const parcels: Parcel[] = Array.from({ length: 24 }, (_, index) => ({
  code: `${String.fromCharCode(65 + ((index * 5) % 26))}${7300 + index * 7}`,
  street: `${2 + ((index * 9) % 48)} ${streets[Math.floor(index / 5)] ?? ''}`,
  weight: Number((0.3 + ((index * 13) % 37) / 4).toFixed(2)),
  stop: index + 1,
}));

/** One cold room with its temperature. */
export interface ColdRoom {
  id: number;
  room: string;
  target: number;
  celsius: number;
  readings: number;
}

/** Twenty cold rooms before the first reading. */
export const coldRooms: ColdRoom[] = Array.from({ length: 20 }, (_, index) => ({
  id: index + 1,
  room: `${index < 10 ? 'North' : 'South'} ${(index % 10) + 1}`,
  target: index % 3 === 0 ? -18 : 4,
  celsius: index % 3 === 0 ? -18 : 4,
  readings: 0,
}));
