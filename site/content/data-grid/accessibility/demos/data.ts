/** One book on loan from a library. */
export interface Loan {
  id: number;
  title: string;
  reader: string;
  due: string;
  renewed: boolean;
}

const titles = ['Rivers of the North', 'The Clockmaker', 'Bread at Home', 'Night Trains', 'Moss'];
const readers = ['O. Baker', 'T. Nguyen', 'I. Santos', 'R. Kowalski'];

/** Twenty loans. */
export const loans: Loan[] = Array.from({ length: 20 }, (_, index) => ({
  id: index + 1,
  title: titles[(index * 2) % titles.length] ?? '',
  reader: readers[(index * 3) % readers.length] ?? '',
  due: `2025-11-${String(2 + ((index * 5) % 27)).padStart(2, '0')}`,
  renewed: index % 4 === 1,
}));
