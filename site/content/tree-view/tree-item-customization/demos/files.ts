import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

/** A folder, or a file in it. */
export interface FileItem {
  id: string;
  label: string;
  kind: 'folder' | 'image' | 'text';
}

/** The files of a small project. */
export const files: TreeViewBaseItem<FileItem>[] = [
  {
    id: 'photos',
    label: 'Photos',
    kind: 'folder',
    children: [
      { id: 'bridge', label: 'Bridge at the old mill, seen from the north.jpg', kind: 'image' },
      { id: 'deck', label: 'Deck.jpg', kind: 'image' },
    ],
  },
  { id: 'report', label: 'Report.txt', kind: 'text' },
  { id: 'invoice', label: 'Invoice.txt', kind: 'text' },
];
