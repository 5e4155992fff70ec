import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

/** Instruments of an orchestra, by section. */
export const orchestra: TreeViewBaseItem[] = [
  {
    id: 'strings',
    label: 'Strings',
    children: [
      { id: 'violin', label: 'Violin: 14 players' },
      { id: 'cello', label: 'Cello: 8 players' },
    ],
  },
  {
    id: 'winds',
    label: 'Winds',
    children: [
      { id: 'oboe', label: 'Oboe: 2 players' },
      {
        id: 'brass',
        label: 'Brass',
        children: [
          { id: 'horn', label: 'Horn: 4 players' },
          { id: 'tuba', label: 'Tuba: 1 player' },
        ],
      },
    ],
  },
  { id: 'percussion', label: 'Percussion: 3 players' },
];
