import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import './library-shelves.css';

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
    <div className="library-shelves">
      <RichTreeView aria-label="Shelves" items={shelves} defaultExpandedItems={['fiction']} />
    </div>
  );
}
