/** One arrival at a regional airport. */
export interface Arrival {
  id: string;
  from: string;
  airline: string;
  passengers: number;
  delay: number | null;
  priority: 'low' | 'normal' | 'high';
  gate: string;
}

const places = ['Ålesund', 'Bergen', 'Évora', 'Kraków', 'Łódź', 'Oslo', 'Örebro', 'Zadar'];
const airlines = ['Aero Nord', 'Baltic Blue', 'Cirrus', 'Delta West'];
const priorities = ['normal', 'low', 'normal', 'high'] as const;

/** Thirty-two arrivals; every sixth has no estimate of its delay. */
export const arrivals: Arrival[] = Array.from({ length: 32 }, (_, index) => ({
  id: `${'ABCD'[index % 4] ?? 'A'}${310 + index * 3}`,
  from: places[(index * 5) % places.length] ?? '',
  airline: airlines[index % airlines.length] ?? '',
  passengers: 42 + ((index * 37) % 150),
  delay: index % 6 === 4 ? null : (index * 17) % 55,
  priority: priorities[(index * 3) % priorities.length] ?? 'normal',
  gate: `${'AB'[index % 2] ?? 'A'}${1 + ((index * 7) % 12)}`,
}));
