import AppBar from '@mui/material/AppBar';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import LinearProgress from '@mui/material/LinearProgress';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';
import { anatomy, claim, expect, page, show, userEvent, vi } from '#claims';
import StyledBars from './demos/styled-bars.tsx';
import CircularValue from './demos/circular-value.tsx';
import DelayedSpinner from './demos/delayed-spinner.tsx';
import LinearLabel from './demos/linear-label.tsx';
import NoShrink from './demos/no-shrink.tsx';
import SpinnerSizes from './demos/spinner-sizes.tsx';
import WaterTank from './demos/water-tank.tsx';
import text from './page.md?raw';

const bar = () => page.getByRole('progressbar');
const find = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};

claim('`size` is 40 pixels by default and accepts any CSS length.', async () => {
  await show(<SpinnerSizes />);
  expect(
    bar()
      .elements()
      .map((element) => getComputedStyle(element).width),
  ).toEqual(['24px', '40px', '64px', '64px']);
});

claim('With a value, they have `aria-valuenow`, rounded to a whole number.', async () => {
  await show(<LinearLabel />);
  await expect.element(bar()).toHaveAttribute('aria-valuenow', '42');
});

claim('An indeterminate one has no value.', async () => {
  await show(
    <>
      <CircularProgress value={30} />
      <LinearProgress value={30} />
    </>,
  );
  expect(
    bar()
      .elements()
      .map((element) => element.getAttribute('aria-valuenow')),
  ).toEqual([null, null]);
});

claim('Changes of the value are animated.', async () => {
  await show(<CircularValue />);
  await expect.element(bar()).toHaveAttribute('aria-valuenow', '20');
  expect(getComputedStyle(find('.MuiCircularProgress-circle')).transitionProperty).toBe(
    'stroke-dashoffset',
  );
  await page.getByRole('button', { name: 'Scan a page' }).click();
  await expect.element(bar()).toHaveAttribute('aria-valuenow', '30');
});

claim('A bar fills the width of its container and is 4 pixels high.', async () => {
  await show(
    <div style={{ width: 300 }}>
      <LinearProgress />
    </div>,
  );
  const { width, height } = bar().element().getBoundingClientRect();
  expect([width, height]).toEqual([300, 4]);
});

claim('In right-to-left layouts, the bar grows from the right.', async () => {
  await show(<LinearProgress variant="determinate" value={25} />, { direction: 'rtl' });
  const whole = bar().element().getBoundingClientRect();
  await expect
    .poll(() => find('.MuiLinearProgress-bar1').getBoundingClientRect().left - whole.left)
    .toBeCloseTo(whole.width * 0.75, 0);
});

claim(
  'Both values are required: without `value` or `valueBuffer`, an error is logged in development.',
  async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await show(<LinearProgress variant="buffer" />);
    const messages = log.mock.calls.flat().join(' ');
    expect(messages).toContain('provide a value prop');
    expect(messages).toContain('provide a valueBuffer prop');
  },
);

claim('put the real numbers in `aria-valuetext`', async () => {
  await show(<WaterTank />);
  await expect.element(bar()).toHaveAttribute('aria-valuetext', '1260 of 1800 liters');
  await expect.element(bar()).toHaveAttribute('aria-valuenow', '70');
});

claim(
  'The components do not limit the value: above 100, the circle and the bar are drawn wrong.',
  async () => {
    await show(
      <>
        <CircularProgress variant="determinate" value={150} />
        <LinearProgress variant="determinate" value={150} />
      </>,
    );
    await expect.element(bar().first()).toHaveAttribute('aria-valuenow', '150');
    expect(Number.parseFloat(find('circle').style.strokeDashoffset)).toBeLessThan(0);
    const { left } = find('.MuiLinearProgress-bar1').getBoundingClientRect();
    expect(left).toBeGreaterThan(bar().last().element().getBoundingClientRect().left + 100);
  },
);

claim('A bar animates each change for 0.4 seconds.', async () => {
  await show(
    <>
      <LinearProgress variant="determinate" value={20} />
      <LinearProgress
        className="steady"
        variant="determinate"
        value={20}
        sx={{ '& .MuiLinearProgress-bar': { transition: 'none' } }}
      />
    </>,
  );
  expect(getComputedStyle(find('.MuiLinearProgress-bar1')).transitionDuration).toBe('0.4s');
  expect(getComputedStyle(find('.steady .MuiLinearProgress-bar1')).transitionDuration).toBe('0s');
});

claim('`unmountOnExit` keeps it out of the document while nothing is loading.', async () => {
  await show(<DelayedSpinner />);
  expect(bar().elements()).toHaveLength(0);
  await page.getByRole('button').click();
  await expect.element(bar()).toBeInTheDocument();
  expect(Number(getComputedStyle(bar().element()).opacity)).toBeLessThan(0.1);
  await expect.poll(() => getComputedStyle(bar().element()).opacity, { timeout: 5000 }).toBe('1');
  await page.getByRole('button').click();
  await expect.element(bar()).not.toBeInTheDocument();
});

claim('`disableShrink` keeps the length', async () => {
  await show(
    <>
      <NoShrink />
      <CircularProgress />
    </>,
  );
  const animations = Array.from(document.querySelectorAll('circle')).map(
    (circle) => getComputedStyle(circle).animationName !== 'none',
  );
  expect(animations).toEqual([false, true]);
});

claim("`zIndex: 'tooltip'` puts it above app bars and dialogs.", async () => {
  await show(
    <>
      <LinearProgress
        aria-label="Loading the page"
        sx={{ position: 'fixed', top: 0, insetInline: 0, zIndex: 'tooltip' }}
      />
      <AppBar>Recipes</AppBar>
      <Dialog open>Delete the recipe?</Dialog>
    </>,
  );
  const bar = page.getByLabelText('Loading the page').element();
  await expect.element(page.getByText('Delete the recipe?')).toBeVisible();
  expect(bar.getBoundingClientRect().width).toBe(window.innerWidth);
  expect(bar.contains(document.elementFromPoint(window.innerWidth / 2, 2))).toBe(true);
});

anatomy(text, 'CircularProgress', () => show(<CircularProgress aria-label="Loading" />));

anatomy(text, 'LinearProgress', () =>
  show(<LinearProgress variant="buffer" value={20} valueBuffer={40} aria-label="Video" />),
);

claim(
  'Change the look with the classes of the parts, in `sx`, `styled` or the theme.',
  async () => {
    const Tall = styled(LinearProgress)({ height: 12 });
    const theme = createTheme({
      components: { MuiLinearProgress: { styleOverrides: { root: { height: 6 } } } },
    });
    await show(
      <div>
        <LinearProgress aria-label="one" sx={{ height: 8 }} />
        <Tall aria-label="reused" />
        <ThemeProvider theme={theme}>
          <LinearProgress
            aria-label="themed"
            sx={{ '--mui-palette-LinearProgress-primaryBg': '#cfd8dc' }}
          />
        </ThemeProvider>
        <LinearProgress aria-label="part" classes={{ bar1: 'done' }} />
        <LinearProgress
          aria-label="variable"
          sx={{ '--mui-palette-LinearProgress-primaryBg': '#cfd8dc' }}
        />
        <StyledBars />
      </div>,
    );
    const bar = (name: string) => page.getByRole('progressbar', { name }).element();
    expect(getComputedStyle(bar('one')).height).toBe('8px');
    expect(getComputedStyle(bar('reused')).height).toBe('12px');
    expect(getComputedStyle(bar('themed')).height).toBe('6px');
    expect(bar('part').querySelector('.done')).not.toBeNull();
    expect(getComputedStyle(bar('variable')).backgroundColor).toBe('rgb(207, 216, 220)');
    expect(getComputedStyle(bar('themed')).backgroundColor).not.toBe('rgb(207, 216, 220)');
    expect(getComputedStyle(bar('Goal for the choir')).borderRadius).toBe('6px');
  },
);

claim('Progress indicators are not in the tab order.', async () => {
  await show(
    <>
      <CircularProgress aria-label="Loading" />
      <LinearProgress aria-label="Loading more" />
      <button type="button">After</button>
    </>,
  );
  expect(page.getByRole('progressbar').elements()).toHaveLength(2);
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
});

claim('`bar` (both bars), `bar1` (the value)', async () => {
  await show(
    <LinearProgress
      aria-label="Video"
      variant="buffer"
      value={30}
      valueBuffer={60}
      classes={{ bar: 'any-bar', bar1: 'value-bar', bar2: 'buffer-bar' }}
    />,
  );
  expect(document.querySelectorAll('.any-bar')).toHaveLength(2);
  expect(document.querySelectorAll('.any-bar.value-bar, .any-bar.buffer-bar')).toHaveLength(2);
});
