import { useRef } from 'react';
import type { PropsWithChildren } from 'react';
import DragIndicator from '@mui/icons-material/DragIndicator';
import { RichTreeViewPro, TreeItemLabel } from '@mui/x-tree-view-pro';
import { course, partIds } from './data';

function LabelWithHandle({ children, ...other }: PropsWithChildren) {
  return (
    <TreeItemLabel {...other} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <DragIndicator
        className="drag-handle"
        fontSize="small"
        color="action"
        sx={{ cursor: 'grab' }}
      />
      {children}
    </TreeItemLabel>
  );
}

export default function DragHandle() {
  const byHandle = useRef(false);

  return (
    <RichTreeViewPro
      aria-label="Course with handles"
      items={course}
      itemsReordering
      defaultExpandedItems={partIds}
      slotProps={{
        item: {
          slots: { label: LabelWithHandle },
          onPointerDown: ({ target }) => {
            byHandle.current = target instanceof Element && target.closest('.drag-handle') !== null;
          },
          onDragStart: (event) => {
            if (!byHandle.current) event.preventDefault();
          },
        },
      }}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
