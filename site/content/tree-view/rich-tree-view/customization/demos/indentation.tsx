import { useId, useState } from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { caseFiles, firstCase } from './data';

export default function Indentation() {
  const labelId = useId();
  const [indentation, setIndentation] = useState(24);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      <Typography id={labelId}>Indentation: {indentation} px</Typography>
      <Slider
        aria-labelledby={labelId}
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
