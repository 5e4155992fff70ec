import { useState } from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { caseFiles, firstCase } from './data';

export default function Indentation() {
  const [indentation, setIndentation] = useState(24);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      <Typography id="indentation-label">Indentation: {indentation} px</Typography>
      <Slider
        aria-labelledby="indentation-label"
        value={indentation}
        min={0}
        max={48}
        step={4}
        onChange={(_event, value) => setIndentation(Number(value))}
      />
      <RichTreeView
        aria-label="Case files, indented"
        items={caseFiles}
        defaultExpandedItems={firstCase}
        itemChildrenIndentation={indentation}
      />
    </Stack>
  );
}
