import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { course, partIds } from './data';

function isChapter(itemId: string) {
  return itemId !== 'exam' && !partIds.includes(itemId);
}

export default function FixedExam() {
  return (
    <RichTreeViewPro
      aria-label="Course with fixed parts"
      items={course}
      itemsReordering
      isItemReorderable={isChapter}
      defaultExpandedItems={partIds}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
