import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { countChildren, years } from './server';

function createSource(edition: number) {
  return {
    getChildrenCount: countChildren,
    getTreeItems: async (parentId = 'root') => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      return Array.from({ length: edition }, (_, index) => ({
        id: `${parentId}-${index + 1}`,
        label: `Report ${index + 1}`,
        childrenCount: 0,
      }));
    },
  };
}

export default function Refresh() {
  const [edition, setEdition] = useState({ number: 1, source: createSource(1) });

  function refresh() {
    const number = (edition.number % 3) + 1;
    setEdition({ number, source: createSource(number) });
  }

  return (
    <Stack
      spacing={1}
      sx={{ width: '100%', maxWidth: 360, minHeight: 260, alignItems: 'flex-start' }}
    >
      <Button onClick={refresh}>Reload the archive</Button>
      <RichTreeViewPro
        key={edition.number}
        aria-label="Archive that can be refreshed"
        items={years}
        dataSource={edition.source}
        sx={{ width: '100%' }}
      />
    </Stack>
  );
}
