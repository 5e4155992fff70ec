/** A row of the measured grids. */
export interface Order {
  id: number;
  [field: string]: string | number;
}

/** The fields of an order besides its id: ten columns. */
export const fields = [
  'customer',
  'city',
  'product',
  'color',
  'size',
  'quantity',
  'price',
  'status',
  'carrier',
  'note',
];

/** Rows that are the same in every run. */
export function createOrders(count: number): Order[] {
  return Array.from({ length: count }, (_, id) =>
    fields.reduce<Order>(
      (row, field, at) => ({ ...row, [field]: `${field} ${(id * 7 + at) % 50}` }),
      {
        id,
      },
    ),
  );
}
