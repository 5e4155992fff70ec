import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

/** Parts and chapters of a training course. */
export const course: TreeViewBaseItem[] = [
  {
    id: 'safety',
    label: 'Safety',
    children: [
      { id: 'fire', label: 'Fire drill' },
      { id: 'first-aid', label: 'First aid' },
    ],
  },
  {
    id: 'machines',
    label: 'Machines',
    children: [
      { id: 'lathe', label: 'Lathe' },
      { id: 'press', label: 'Press' },
      { id: 'saw', label: 'Band saw' },
    ],
  },
  { id: 'exam', label: 'Final exam' },
];

/** The parts of the course, which are open from the start. */
export const partIds = ['safety', 'machines'];
