import type { SyntheticEvent } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { courses } from './data';

export default function FindCourse() {
  const apiRef = useTreeViewApiRef();

  function showOptics(event: SyntheticEvent) {
    apiRef.current?.setItemExpansion({ event, itemId: 'spring', shouldBeExpanded: true });
    apiRef.current?.setItemSelection({ event, itemId: 'optics', shouldBeSelected: true });
  }

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360, alignItems: 'flex-start' }}>
      <Button onClick={showOptics}>Show the optics course</Button>
      <RichTreeView apiRef={apiRef} aria-label="Courses" items={courses} sx={{ width: '100%' }} />
    </Stack>
  );
}
