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
