import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { course, partIds } from './data';

export default function DragChapters() {
  return (
    <RichTreeViewPro
      aria-label="Course"
      items={course}
      itemsReordering
      defaultExpandedItems={partIds}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
