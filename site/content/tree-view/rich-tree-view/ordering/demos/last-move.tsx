import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { course, partIds } from './data';

interface Position {
  parentId: string | null;
  index: number;
}

function inWords({ parentId, index }: Position) {
  return `place ${index + 1} of ${parentId ?? 'the course'}`;
}

export default function LastMove() {
  const [words, setWords] = useState('Nothing moved yet.');

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 420 }}>
      <RichTreeViewPro
        aria-label="Course with a note"
        items={course}
        itemsReordering
        defaultExpandedItems={partIds}
        onItemPositionChange={({ itemId, oldPosition, newPosition }) =>
          setWords(`${itemId}: from ${inWords(oldPosition)} to ${inWords(newPosition)}.`)
        }
      />
      <Typography role="status">{words}</Typography>
    </Stack>
  );
}
