import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

const rightToLeft = (theme: Theme): Theme => ({ ...theme, direction: 'rtl' });
const cache = createCache({ key: 'guidertl', stylisPlugins: [prefixer, rtlPlugin] });

export default function ArabicOrder() {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={rightToLeft}>
        <Stack dir="rtl" lang="ar" spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
          <TextField label="الاسم" placeholder="ليلى حداد" helperText="كما في جواز السفر" />
          <Button variant="contained" href="#set-up" sx={{ alignSelf: 'flex-start' }}>
            التالي
          </Button>
        </Stack>
      </ThemeProvider>
    </CacheProvider>
  );
}
