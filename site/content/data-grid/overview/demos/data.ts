/** One job in a bicycle workshop. */
export interface Job {
  id: number;
  bicycle: string;
  work: string;
  status: 'waiting' | 'on the stand' | 'ready';
  mechanic: string;
  minutes: number;
  parts: number;
  promised: Date;
  warranty: boolean;
}

const bicycles = ['City 7', 'Cargo XL', 'Gravel 40', 'Folding 16', 'Tandem', 'Touring 28'];
const works = ['Brake pads', 'New chain', 'Wheel truing', 'Gear cable', 'Puncture', 'Full service'];
const mechanics = ['Imani Okafor', 'Jonas Lind', 'Mei Tanaka', 'Rafael Souza'];
const statuses = ['waiting', 'on the stand', 'ready'] as const;
const minutes = [20, 35, 50, 25, 15, 120];
const parts = [18.5, 32, 0, 9.9, 6.5, 74];

/** Forty jobs; the remainders of the number give each its own look. */
export const jobs: Job[] = Array.from({ length: 40 }, (_, index) => {
  const kind = (index * 5) % works.length;
  return {
    id: 2201 + index,
    bicycle: bicycles[(index * 7) % bicycles.length] ?? '',
    work: works[(kind + Math.floor(index / 6)) % works.length] ?? '',
    status: statuses[(index * 2) % statuses.length] ?? 'waiting',
    mechanic: mechanics[(index * 3) % mechanics.length] ?? '',
    minutes: (minutes[(kind + Math.floor(index / 6)) % minutes.length] ?? 0) + (index % 3) * 5,
    parts: parts[(kind + Math.floor(index / 6)) % parts.length] ?? 0,
    promised: new Date(2025, 2, 3 + ((index * 4) % 12)),
    warranty: index % 5 === 2,
  };
});

const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' });

/** A price as people in the workshop write it. */
export function euros(value: number | null): string {
  return value === null ? '' : money.format(value);
}

/** A day such as 2025-03-09, the same in every language. */
export function isoDay(value: Date): string {
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  return [value.getFullYear(), value.getMonth() + 1, value.getDate()].map(twoDigits).join('-');
}
