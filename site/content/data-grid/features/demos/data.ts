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

/** The states a container goes through. */
export const states: Container['status'][] = ['at sea', 'unloading', 'cleared'];

/** Forty-eight containers. */
export const containers: Container[] = Array.from({ length: 48 }, (_, index) => ({
  id: `${'KLMN'[index % 4] ?? 'K'}U-${4410 + index * 13}`,
  line: lines[(index * 3) % lines.length] ?? '',
  port: ports[(index + Math.floor(index / 4)) % ports.length] ?? '',
  tonnes: 4 + ((index * 7) % 22),
  status: states[(index * 2) % states.length] ?? 'at sea',
  arrives: new Date(2025, 3, 1 + ((index * 5) % 30)),
  cooled: index % 6 === 2,
}));

/** A day such as 2025-03-09, the same in every language. */
export function isoDay(value: Date | null): string {
  if (!value) return '';
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  return [value.getFullYear(), value.getMonth() + 1, value.getDate()].map(twoDigits).join('-');
}
