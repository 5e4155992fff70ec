import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataSourceCacheDefault } from '@mui/x-tree-view/utils';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { countChildren, fetchChildren, years } from './server';

export default function CountRequests() {
  const [requests, setRequests] = useState(0);
  const [cache] = useState(() => new DataSourceCacheDefault({ ttl: 10_000 }));
  const [source] = useState(() => ({
    getChildrenCount: countChildren,
    getTreeItems: (parentId?: string) => {
      setRequests((count) => count + 1);
      return fetchChildren(parentId);
    },
  }));

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360, minHeight: 220 }}>
      <RichTreeViewPro
        aria-label="Archive with a cache"
        items={years}
        dataSource={source}
        dataSourceCache={cache}
      />
      <Typography role="status">Requests so far: {requests}</Typography>
    </Stack>
  );
}
