import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { pipeline, stageIds } from './data';

export default function LastChange() {
  const apiRef = useTreeViewApiRef();
  const [change, setChange] = useState('No change yet.');

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360, alignItems: 'flex-start' }}>
      <Button
        onClick={(event) =>
          apiRef.current?.setItemSelection({ event, itemId: 'types', keepExistingSelection: true })
        }
      >
        Toggle the type check
      </Button>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Checks with a log"
        items={pipeline}
        multiSelect
        defaultExpandedItems={stageIds}
        onItemSelectionToggle={(_event, itemId, isSelected) =>
          setChange(`${itemId} was ${isSelected ? 'added' : 'removed'}.`)
        }
        sx={{ width: '100%' }}
      />
      <Typography role="status">{change}</Typography>
    </Stack>
  );
}
