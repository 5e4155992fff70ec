import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

/** Shelves of a seed bank. */
export const seedBank: TreeViewBaseItem[] = [
  {
    id: 'cereals',
    label: 'Cereals',
    children: [
      { id: 'rye', label: 'Winter rye' },
      { id: 'oat', label: 'Naked oat' },
    ],
  },
  {
    id: 'legumes',
    label: 'Legumes',
    children: [{ id: 'lentil', label: 'Red lentil' }],
  },
];

/** The shelves, which are open from the start. */
export const shelfIds = ['cereals', 'legumes'];

/** The field needs a name of its own: nothing else tells what it is for. */
export const namedInput = { item: { slotProps: { labelInput: { 'aria-label': 'Name' } } } };

/** The same items with one label replaced; branches without it stay the same objects. */
export function renamed(items: TreeViewBaseItem[], id: string, label: string): TreeViewBaseItem[] {
  return items.map((item) => {
    if (item.id === id) return { ...item, label };
    return item.children ? { ...item, children: renamed(item.children, id, label) } : item;
  });
}
