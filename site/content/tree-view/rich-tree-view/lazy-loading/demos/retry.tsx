import { useMemo, useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { countChildren, fetchChildren, years } from './server';

export default function Retry() {
  const [online, setOnline] = useState(false);
  const [words, setWords] = useState('');
  const source = useMemo(
    () => ({
      getChildrenCount: countChildren,
      getTreeItems: async (parentId?: string) => {
        const items = await fetchChildren(parentId);
        setWords(online ? '' : 'The folder did not load. Go online and open it again.');
        if (!online) throw new Error('offline');
        return items;
      },
    }),
    [online],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360, minHeight: 240 }}>
      <FormControlLabel
        control={<Switch checked={online} onChange={(_event, on) => setOnline(on)} />}
        label="Online"
      />
      <RichTreeViewPro aria-label="Archive offline" items={years} dataSource={source} />
      <Typography role="alert" color="error">
        {words}
      </Typography>
    </Stack>
  );
}
