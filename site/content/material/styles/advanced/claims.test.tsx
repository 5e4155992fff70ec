import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Button from '@mui/material/Button';
import { createTheme, keyframes, styled, ThemeProvider } from '@mui/material/styles';
import { claim, expect, page, show } from '#claims';
import BlinkingBuoy from './demos/blinking-buoy.tsx';

claim(
  '`@keyframes` inside a sheet becomes `keyframes()`, which returns a unique name.',
  async () => {
    const first = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
    const second = keyframes({ from: { opacity: 1 }, to: { opacity: 0 } });
    expect(first.name).not.toBe(second.name);
    await show(<BlinkingBuoy />);
    const buoy = page.getByText('Buoy 7 is lit').element().querySelector('span');
    expect(buoy && getComputedStyle(buoy).animationName).toMatch(/^animation-/);
  },
);

claim('still works', async () => {
  await show(<Button classes={{ root: 'mine' }}>Sail</Button>);
  expect(page.getByRole('button').element().classList.contains('mine')).toBe(true);
});

claim("an array of values: `display: ['-webkit-box', 'flex']` in `styled()`", async () => {
  const Row = styled('div')({ display: ['-webkit-box', 'flex'] });
  await show(<Row>Row</Row>);
  expect(getComputedStyle(page.getByText('Row').element()).display).toBe('flex');
});

claim('`theme.components.MuiButton.styleOverrides.root`', async () => {
  const theme = createTheme({
    components: { MuiButton: { styleOverrides: { root: { paddingTop: 17 } } } },
  });
  await show(
    <ThemeProvider theme={theme}>
      <Button>Anchor</Button>
    </ThemeProvider>,
  );
  expect(getComputedStyle(page.getByRole('button').element()).paddingTop).toBe('17px');
});

claim('`theme.components.MuiButton.variants`', async () => {
  const theme = createTheme({
    components: {
      MuiButton: { variants: [{ props: { variant: 'text' }, style: { paddingTop: 19 } }] },
    },
  });
  await show(
    <ThemeProvider theme={theme}>
      <Button>Anchor</Button>
    </ThemeProvider>,
  );
  expect(getComputedStyle(page.getByRole('button').element()).paddingTop).toBe('19px');
});

claim('`MuiButton-root` on every component, without a sheet', async () => {
  await show(<Button>Anchor</Button>);
  await expect.element(page.getByRole('button')).toHaveClass('MuiButton-root');
});

claim("`createCache({ key: 'app' })` from `@emotion/cache`", async () => {
  await show(
    <CacheProvider value={createCache({ key: 'app' })}>
      <Button>Anchor</Button>
    </CacheProvider>,
  );
  expect(page.getByRole('button').element().className).toMatch(/ app-/);
});

claim('JSS read it from `<meta property="csp-nonce">`, which Emotion ignores.', async () => {
  const meta = document.createElement('meta');
  meta.setAttribute('property', 'csp-nonce');
  meta.content = 'fromMeta';
  document.head.append(meta);
  const nonceOf = async (key: string, nonce?: string) => {
    const cache = createCache({ key, ...(nonce !== undefined && { nonce }) });
    const { unmount } = await show(
      <CacheProvider value={cache}>
        <Button>Anchor</Button>
      </CacheProvider>,
    );
    const [tag] = cache.sheet.tags;
    await unmount();
    return tag?.nonce;
  };
  expect(await nonceOf('nonced', 'fromCache')).toBe('fromCache');
  expect(await nonceOf('plain')).toBe('');
  meta.remove();
});
