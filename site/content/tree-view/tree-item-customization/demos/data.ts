import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

/** A ward, or a patient in it. */
export interface WardItem {
  id: string;
  label: string;
  note?: string;
}

/** Wards with their patients. */
export const wards: TreeViewBaseItem<WardItem>[] = [
  {
    id: 'ward-5',
    label: 'Ward 5',
    children: [
      { id: 'patient-31', label: 'Mara Lind', note: 'Bed 1, discharge on Friday' },
      { id: 'patient-32', label: 'Ivo Brandt', note: 'Bed 3, waits for X-ray' },
    ],
  },
  {
    id: 'ward-6',
    label: 'Ward 6',
    children: [{ id: 'patient-40', label: 'Noor Haddad', note: 'Bed 2, new today' }],
  },
];

/** The wards, which are open from the start. */
export const wardIds = ['ward-5', 'ward-6'];
