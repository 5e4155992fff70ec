import Box from '@mui/material/Box';
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
    <Box sx={{ width: 260, minHeight: 180 }}>
      <RichTreeView aria-label="Shelves" items={shelves} defaultExpandedItems={['fiction']} />
    </Box>
  );
}
