import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const shelves = [
  {
    id: 'fiction',
    label: 'Fiction',
    children: [
      { id: 'novels', label: 'Novels' },
      { id: 'poetry', label: 'Poetry' },
    ],
  },
  {
    id: 'science',
    label: 'Science',
    children: [
      { id: 'physics', label: 'Physics' },
      { id: 'biology', label: 'Biology' },
    ],
  },
];

export default function LibraryShelves() {
  return (
    <div className="min-h-45 w-65">
      <RichTreeView aria-label="Shelves" items={shelves} defaultExpandedItems={['fiction']} />
    </div>
  );
}
