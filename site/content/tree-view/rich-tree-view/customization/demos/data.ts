import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

/** Case files of a law office; the id tells the kind of each item. */
export const caseFiles: TreeViewBaseItem[] = [
  {
    id: 'case-204',
    label: 'Case 204: water damage',
    children: [
      {
        id: 'folder-evidence',
        label: 'Evidence',
        children: [
          { id: 'photo-cellar', label: 'Cellar wall' },
          { id: 'photo-pipe', label: 'Broken pipe' },
        ],
      },
      { id: 'letter-insurer', label: 'Letter to the insurer' },
    ],
  },
  {
    id: 'case-211',
    label: 'Case 211: lease',
    children: [{ id: 'letter-landlord', label: 'Letter from the landlord' }],
  },
];

/** The branches of the first case. */
export const firstCase = ['case-204', 'folder-evidence'];
