import { useState } from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

// #region
const caches = {
  ltr: createCache({ key: 'guide-l' }),
  rtl: createCache({ key: 'guide-r', stylisPlugins: [prefixer, rtlPlugin] }),
};

export default function SwitchDirection() {
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('rtl');

  return (
    <CacheProvider value={caches[direction]}>
      <ThemeProvider theme={(theme: Theme) => ({ ...theme, direction })}>
        <Stack dir={direction} sx={{ width: '100%', maxWidth: 320 }}>
          <FormControlLabel
            label="Right-to-left"
            control={
              <Switch
                checked={direction === 'rtl'}
                onChange={(_event, on) => setDirection(on ? 'rtl' : 'ltr')}
              />
            }
          />
          <Slider aria-label="Volume" defaultValue={30} />
        </Stack>
      </ThemeProvider>
    </CacheProvider>
  );
}
// #endregion
