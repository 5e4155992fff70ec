import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { countChildren, fetchChildren } from './server';

export default function FirstLevel() {
  const [state, setState] = useState<'idle' | 'loading' | 'ready'>('idle');
  const [source] = useState(() => ({
    getChildrenCount: countChildren,
    getTreeItems: async (parentId?: string) => {
      const items = await fetchChildren(parentId);
      setState('ready');
      return items;
    },
  }));

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 140 }}>
      {state === 'idle' && <Button onClick={() => setState('loading')}>Open the archive</Button>}
      {state === 'loading' && <LinearProgress aria-label="The archive is loading" />}
      {state !== 'idle' && (
        <RichTreeViewPro aria-label="Archive from the server" items={[]} dataSource={source} />
      )}
    </Box>
  );
}
