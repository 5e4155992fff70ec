import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const queue = ['Invoice 1044', 'Invoice 1045', 'Reminder 88', 'Credit note 12'];

export default function RemoveAndStay() {
  const hintId = useId();
  const apiRef = useTreeViewApiRef();
  const [letters, setLetters] = useState(queue);

  function handleKeyDown(event: KeyboardEvent, letter: string) {
    if (event.key !== 'Delete') {
      return;
    }
    const place = letters.indexOf(letter);
    const neighbor = letters[place + 1] ?? letters[place - 1] ?? 'outbox';
    apiRef.current?.focusItem(event, neighbor);
    setLetters(letters.filter((other) => other !== letter));
  }

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        apiRef={apiRef}
        aria-label="Letters to print"
        aria-describedby={hintId}
        defaultExpandedItems={['outbox']}
        sx={{ minHeight: 165 }}
      >
        <TreeItem itemId="outbox" label={`Outbox (${letters.length})`}>
          {letters.map((letter) => (
            <TreeItem
              key={letter}
              itemId={letter}
              label={letter}
              onKeyDown={(event) => handleKeyDown(event, letter)}
            />
          ))}
        </TreeItem>
      </SimpleTreeView>
      <Typography id={hintId} variant="body2">
        Press Delete on a letter to take it out of the queue.
      </Typography>
    </Stack>
  );
}
