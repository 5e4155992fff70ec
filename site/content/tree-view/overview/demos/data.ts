import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

/** Departments and wards of a hospital; the ids are stable keys of the records. */
export const hospital: TreeViewBaseItem[] = [
  {
    id: 'surgery',
    label: 'Surgery',
    children: [
      { id: 'ward-2a', label: 'Ward 2A: orthopaedics' },
      { id: 'ward-2b', label: 'Ward 2B: cardiac' },
      { id: 'recovery', label: 'Recovery room' },
    ],
  },
  {
    id: 'medicine',
    label: 'Internal medicine',
    children: [
      { id: 'ward-3a', label: 'Ward 3A: respiratory' },
      { id: 'ward-3b', label: 'Ward 3B: kidney' },
    ],
  },
  { id: 'emergency', label: 'Emergency' },
];

/** Shipping zones with the countries that each of them serves. */
export const shippingZones: TreeViewBaseItem[] = [
  {
    id: 'nordics',
    label: 'Nordics',
    children: [
      { id: 'dk', label: 'Denmark' },
      { id: 'no', label: 'Norway' },
      { id: 'se', label: 'Sweden' },
    ],
  },
  {
    id: 'iberia',
    label: 'Iberia',
    children: [
      { id: 'es', label: 'Spain' },
      { id: 'pt', label: 'Portugal' },
    ],
  },
];

/** Aisles of a warehouse with the shelves in them. */
export const warehouse: TreeViewBaseItem[] = [
  {
    id: 'aisle-a',
    label: 'Aisle A: paper',
    children: [
      { id: 'shelf-a1', label: 'A1: envelopes' },
      { id: 'shelf-a2', label: 'A2: notebooks' },
    ],
  },
  {
    id: 'aisle-b',
    label: 'Aisle B: electronics',
    children: [
      { id: 'shelf-b1', label: 'B1: cables' },
      { id: 'shelf-b2', label: 'B2: batteries' },
    ],
  },
  { id: 'dock', label: 'Loading dock' },
];

/** Courses of a faculty, by term. */
export const courses: TreeViewBaseItem[] = [
  {
    id: 'autumn',
    label: 'Autumn term',
    children: [
      { id: 'algebra', label: 'Linear algebra' },
      { id: 'writing', label: 'Scientific writing' },
    ],
  },
  {
    id: 'spring',
    label: 'Spring term',
    children: [
      { id: 'statistics', label: 'Statistics' },
      { id: 'optics', label: 'Optics, with laboratory' },
    ],
  },
];
