import { useId, useState } from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function Indentation() {
  const labelId = useId();
  const [indentation, setIndentation] = useState(24);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      <Typography id={labelId}>Indentation: {indentation} px</Typography>
      <Slider
        aria-labelledby={labelId}
        min={0}
        max={48}
        step={4}
        value={indentation}
        onChange={(_event, value) => setIndentation(value)}
        sx={{ width: 'calc(100% - 24px)', alignSelf: 'center' }}
      />
      <SimpleTreeView
        aria-label="Species"
        defaultExpandedItems={['birds', 'owls']}
        itemChildrenIndentation={indentation}
      >
        <TreeItem itemId="birds" label="Birds">
          <TreeItem itemId="owls" label="Owls">
            <TreeItem itemId="barn-owl" label="Barn owl" />
            <TreeItem itemId="snowy-owl" label="Snowy owl" />
          </TreeItem>
          <TreeItem itemId="gulls" label="Gulls" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
