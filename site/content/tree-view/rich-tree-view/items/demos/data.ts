import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

/** Rooms of a clinic, floor by floor. */
export const clinic: TreeViewBaseItem[] = [
  {
    id: 'floor-0',
    label: 'Ground floor',
    children: [
      { id: 'reception', label: 'Reception' },
      { id: 'x-ray', label: 'X-ray' },
      { id: 'pharmacy', label: 'Pharmacy' },
    ],
  },
  {
    id: 'floor-1',
    label: 'First floor',
    children: [
      {
        id: 'outpatients',
        label: 'Outpatients',
        children: [
          { id: 'room-101', label: 'Room 101: blood tests' },
          { id: 'room-102', label: 'Room 102: vaccinations' },
        ],
      },
      { id: 'physio', label: 'Physiotherapy' },
    ],
  },
];
