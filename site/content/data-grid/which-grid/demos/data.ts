/** A spare part in a workshop. */
export interface Part {
  id: string;
  name: string;
  bike: string;
  shelf: string;
  stock: number;
  price: number;
}

const names = ['Brake cable', 'Inner tube', 'Chain', 'Pedal', 'Saddle', 'Light', 'Bell', 'Tire'];
const bikes = ['City', 'Road', 'Cargo', 'Kids'];

/** As many parts as a page needs, the same ones each time. */
export function createParts(count: number): Part[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `P-${1000 + index}`,
    name: names[index % names.length] ?? '',
    bike: bikes[(index * 3 + Math.floor(index / 8)) % bikes.length] ?? '',
    shelf: `${'ABCDEF'[index % 6] ?? ''}${1 + (index % 9)}`,
    stock: (index * 7) % 31,
    price: 4 + ((index * 13) % 60),
  }));
}
