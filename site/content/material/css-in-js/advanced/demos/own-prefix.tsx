import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Chip from '@mui/material/Chip';

const cache = createCache({ key: 'museum' });

export default function OwnPrefix() {
  return (
    <CacheProvider value={cache}>
      <Chip label="Class prefix: museum" />
    </CacheProvider>
  );
}
