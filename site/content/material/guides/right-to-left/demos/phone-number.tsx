import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { styled } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

const cache = createCache({ key: 'guideflip', stylisPlugins: [prefixer, rtlPlugin] });

const Flipped = styled('p')`
  text-align: left;
`;

const Kept = styled('p')`
  /* @noflip */
  text-align: left;
`;

export default function PhoneNumber() {
  return (
    <CacheProvider value={cache}>
      <div dir="rtl" style={{ width: '100%' }}>
        <Flipped>Flipped: on the right</Flipped>
        <Kept>Kept: on the left</Kept>
      </div>
    </CacheProvider>
  );
}
