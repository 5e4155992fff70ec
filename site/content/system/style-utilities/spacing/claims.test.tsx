import Box from '@mui/material/Box';
import { createTheme } from '@mui/material/styles';
import { claim, expect, page, show, vi } from '#claims';
import CenteredNotice from './demos/centered-notice.tsx';
import DensitySwitch from './demos/density-switch.tsx';

const style = (text: string) => getComputedStyle(page.getByText(text, { exact: true }).element());

claim(
  'With an array, a step beyond its end returns an empty string and, in development, logs an error.',
  () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { spacing } = createTheme({ spacing: [0, 4, 8, 16, 32] });
    expect(spacing(2)).toBe('8px');
    expect(spacing(9)).toBe('');
    expect(error).toHaveBeenCalled();
    error.mockRestore();
  },
);

claim('A fraction logs an error too.', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  createTheme({ spacing: [0, 4, 8, 16, 32] }).spacing(1.5);
  expect(error.mock.calls.flat().join(' ')).toContain('integer');
  error.mockRestore();
});

claim(
  'One step is 8 px unless your theme says otherwise, so `p: 2` is a padding of 16 px.',
  async () => {
    await show(<Box sx={{ p: 2 }}>two</Box>);
    await expect.poll(() => style('two').paddingTop).toBe('16px');
  },
);

claim('Other properties do not: `top: 2` and `scrollMargin: 2` are two pixels.', async () => {
  await show(<Box sx={{ position: 'relative', top: 2, paddingInline: 2 }}>names</Box>);
  await expect.poll(() => style('names').top).toBe('2px');
  expect(style('names').paddingLeft).toBe('16px');
});

claim(
  '`{ p: 2, pt: 0 }` has no padding at the top, because keys become CSS in the order you write them.',
  async () => {
    await show(
      <>
        <Box sx={{ p: 2, pt: 0 }}>general first</Box>
        <Box sx={{ pt: 0, p: 2 }}>general last</Box>
      </>,
    );
    await expect.poll(() => style('general first').paddingTop).toBe('0px');
    expect(style('general last').paddingTop).toBe('16px');
  },
);

claim('`theme.spacing(1, 2)` returns `8px 16px`. It accepts up to four values, as in CSS', () => {
  expect(createTheme().spacing(1, 2)).toBe('8px 16px');
  expect(createTheme({ spacing: '0.5rem' }).spacing(2)).toBe('calc(2 * 0.5rem)');
  expect(createTheme({ spacing: (step: number) => step ** 2 }).spacing(2)).toBe('4px');
});

claim("`marginInlineStart: 'auto'` pushes an item of a flex row to the end.", async () => {
  await show(
    <div style={{ width: 500 }}>
      <CenteredNotice />
    </div>,
  );
  const next = page.getByRole('button', { name: 'Next' });
  await next.click();
  await expect.element(page.getByText('Step 2 of 3, centered with mx auto')).toBeVisible();
  const { right } = next.element().getBoundingClientRect();
  const parent = next.element().parentElement?.getBoundingClientRect().right ?? 0;
  expect(Math.abs(parent - right)).toBeLessThan(1);
  await show(<DensitySwitch />);
});

claim('The plugin leaves logical names alone, so mixing them works', async () => {
  await show(<Box sx={{ ml: 2, marginInlineEnd: 1 }}>sides</Box>, { direction: 'rtl' });
  await expect.poll(() => style('sides').marginRight).toBe('16px');
  expect(style('sides').marginLeft).toBe('8px');
});

claim(
  'In a theme with CSS variables, `theme.spacing(2)` is the text `calc(2 * var(--mui-spacing, 8px))`',
  () => {
    expect(createTheme().spacing(1, 2)).toBe('8px 16px');
    expect(createTheme({ cssVariables: true }).spacing(2)).toBe(
      'calc(2 * var(--mui-spacing, 8px))',
    );
  },
);
