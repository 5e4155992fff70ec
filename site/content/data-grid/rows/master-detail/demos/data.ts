import type { GridColDef } from '@mui/x-data-grid-pro';

/** A position of an order. */
export interface Item {
  id: number;
  plant: string;
  count: number;
}

/** An order of a plant nursery. */
export interface Order {
  id: number;
  customer: string;
  date: string;
  address: string;
  items: Item[];
}

/** Four orders; the last one has no items yet. */
export const orders: Order[] = [
  {
    id: 1041,
    customer: 'Willow Tree School',
    date: '2026-04-02',
    address: '12 School Lane, Ashby',
    items: [
      { id: 1, plant: 'Strawberry', count: 60 },
      { id: 2, plant: 'Sunflower', count: 30 },
    ],
  },
  {
    id: 1042,
    customer: 'Harper Café',
    date: '2026-04-03',
    address: '4 Market Square, Fern Hill',
    items: [{ id: 1, plant: 'Olive tree', count: 4 }],
  },
  {
    id: 1043,
    customer: 'Community Garden East',
    date: '2026-04-03',
    address: '77 Canal Street, Ashby',
    items: [
      { id: 1, plant: 'Tomato', count: 40 },
      { id: 2, plant: 'Basil', count: 25 },
      { id: 3, plant: 'Runner bean', count: 50 },
    ],
  },
  { id: 1044, customer: 'Lindqvist', date: '2026-04-05', address: '9 Hill Road', items: [] },
];

/** The columns of the orders. */
export const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 180 },
  { field: 'date', headerName: 'Date', width: 120 },
];
