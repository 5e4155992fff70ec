/** One invoice of a printing house. */
export interface Invoice {
  id: string;
  customer: string;
  product: string;
  total: number;
  paid: boolean;
}

const customers = ['Hill Theatre', 'Nord Museum', 'Café Lux', 'River School', 'Bell & Sons'];
const products = ['Posters', 'Programs', 'Menus', 'Year book', 'Tickets', 'Envelopes'];

/** Sixty invoices; the remainders of the number give each its own look. */
export const invoices: Invoice[] = Array.from({ length: 60 }, (_, index) => ({
  id: `2025-${String(index + 1).padStart(3, '0')}`,
  customer: customers[(index * 3) % customers.length] ?? '',
  product: products[(index * 5) % products.length] ?? '',
  total: 40 + ((index * 71) % 900),
  paid: index % 4 !== 1,
}));

/** Stands for a request such as `/invoices?page=2&size=10`. */
export function fetchInvoices(page: number, pageSize: number): Promise<Invoice[]> {
  const rows = invoices.slice(page * pageSize, (page + 1) * pageSize);
  return new Promise((resolve) => setTimeout(() => resolve(rows), 500));
}

/** Stands for a request such as `/invoices?after=2025-010&size=10`. */
export function fetchInvoicesAfter(cursor: string | undefined, size: number): Promise<Invoice[]> {
  const start = invoices.findIndex(({ id }) => id === cursor) + 1;
  const rows = invoices.slice(start, start + size);
  return new Promise((resolve) => setTimeout(() => resolve(rows), 300));
}
