/** An unpaid invoice. */
export interface Invoice {
  id: number;
  customer: string;
  due: string;
  amount: number;
}

export const invoices: Invoice[] = [
  { id: 2205, customer: 'Fjord Steel', due: 'Mar 3', amount: 1840 },
  { id: 2206, customer: 'Baltic Paper', due: 'Mar 9', amount: 420 },
  { id: 2207, customer: 'Molen', due: 'Mar 9', amount: 96 },
  { id: 2208, customer: 'Harbor Library', due: 'Mar 14', amount: 310 },
];

/** A run of the build server. */
export interface Build {
  id: number;
  branch: string;
  seconds: number;
  failed: number;
}

export const builds: Build[] = [
  { id: 410, branch: 'main', seconds: 312, failed: 0 },
  { id: 411, branch: 'faster-search', seconds: 288, failed: 3 },
  { id: 412, branch: 'main', seconds: 305, failed: 0 },
  { id: 413, branch: 'dark-mode', seconds: 94, failed: 12 },
];

/** The temperature of a cold store, every half hour from midnight. */
export const readings = Array.from({ length: 23 }, (_none, index) => ({
  time: `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 ? '30' : '00'}`,
  degrees: 4 + ((index * 7) % 23) / 10,
  door: index % 6 === 4 ? 'open' : 'closed',
}));
