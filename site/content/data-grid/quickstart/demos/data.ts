/** One order of a harbor supplier. */
export interface Order {
  id: number;
  ship: string;
  goods: string;
  boxes: number;
  due: Date;
}

const ships = ['Aurora', 'Bellona', 'Cassiopeia', 'Dorothea', 'Esperanza', 'Fredrika', 'Galatea'];
const goods = ['Rope', 'Lamp oil', 'Canvas', 'Dried fruit', 'Rivets'];

/** A hundred orders; the remainders of the number give each its own look. */
export const orders: Order[] = Array.from({ length: 100 }, (_, index) => ({
  id: 4100 + index,
  ship: ships[index % ships.length] ?? '',
  goods: goods[(index * 3) % goods.length] ?? '',
  boxes: 2 + ((index * 7) % 23),
  due: new Date(2025, 4, 5 + ((index * 11) % 60)),
}));
