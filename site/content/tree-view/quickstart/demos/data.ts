import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

/** Cost centers of a small company, as an accounting system would send them. */
export const costCenters: TreeViewBaseItem[] = [
  {
    id: '100',
    label: '100 Production',
    children: [
      { id: '110', label: '110 Assembly' },
      { id: '120', label: '120 Paint shop' },
    ],
  },
  {
    id: '200',
    label: '200 Sales',
    children: [
      { id: '210', label: '210 Field sales' },
      { id: '220', label: '220 Trade fairs' },
    ],
  },
  { id: '300', label: '300 Administration' },
];

/** What each cost center has spent this year, in euros. */
export const spent: Record<string, number> = {
  '100': 184_500,
  '110': 121_000,
  '120': 63_500,
  '200': 47_200,
  '210': 29_900,
  '220': 17_300,
  '300': 38_800,
};

/** Rights of a user account, grouped by the part of the product they open. */
export const rights: TreeViewBaseItem[] = [
  {
    id: 'invoices',
    label: 'Invoices',
    children: [
      { id: 'invoices.read', label: 'Read invoices' },
      { id: 'invoices.approve', label: 'Approve invoices' },
    ],
  },
  {
    id: 'suppliers',
    label: 'Suppliers',
    children: [
      { id: 'suppliers.read', label: 'Read suppliers' },
      { id: 'suppliers.edit', label: 'Edit suppliers' },
    ],
  },
];
