/** One container in a port. */
export interface Container {
  id: string;
  line: string;
  port: string;
  tonnes: number;
  status: 'at sea' | 'unloading' | 'cleared';
  arrives: Date;
  cooled: boolean;
}

const lines = ['Arktis', 'Blue Star', 'Corsair', 'Delphi'];
const ports = ['Genoa', 'Gothenburg', 'Rotterdam', 'Valencia'];
const firstDay = Date.UTC(2025, 3, 1);
const dayLength = 24 * 60 * 60 * 1000;

/** The states a container goes through. */
export const states: Container['status'][] = ['at sea', 'unloading', 'cleared'];

/** Forty-eight containers. */
export const containers: Container[] = Array.from({ length: 48 }, (_, index) => ({
  id: `${'KLMN'[index % 4] ?? 'K'}U-${4410 + index * 13}`,
  line: lines[(index * 3) % lines.length] ?? '',
  port: ports[(index + Math.floor(index / 4)) % ports.length] ?? '',
  tonnes: 4 + ((index * 7) % 22),
  status: states[(index * 2) % states.length] ?? 'at sea',
  arrives: new Date(firstDay + ((index * 5) % 30) * dayLength),
  cooled: index % 6 === 2,
}));

/** A day, the same in every language and time zone. */
export function isoDay(value: Date | null): string {
  return value ? value.toISOString().slice(0, 10) : '';
}
