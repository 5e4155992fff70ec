import createCache, { type StylisPlugin } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import LinearProgress from '@mui/material/LinearProgress';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled, ThemeProvider, type Theme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';
import type { ReactNode } from 'react';
import { claim, expect, page, show, userEvent } from '#claims';
import ArabicOrder from './demos/arabic-order.tsx';
import PhoneNumber from './demos/phone-number.tsx';
import SwitchDirection from './demos/switch-direction.tsx';

const cache = createCache({ key: 'testrtl', stylisPlugins: [prefixer, rtlPlugin] });
const Flip = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={cache}>{children}</CacheProvider>
);
const styleOf = (text: string) => getComputedStyle(page.getByText(text).element());

claim('and the layout is only right with all three', async () => {
  await show(<ArabicOrder />);
  const field = page.getByLabelText('الاسم').element();
  const label = document.querySelector('label');
  const button = page.getByRole('link').element().getBoundingClientRect();
  expect(getComputedStyle(field).direction).toBe('rtl');
  const { left, right } = field.getBoundingClientRect();
  expect((label?.getBoundingClientRect().left ?? 0) - left).toBeGreaterThan(
    right - (label?.getBoundingClientRect().right ?? 0),
  );
  expect(button.right).toBeGreaterThan(right - 20);
});

claim('You write left-to-right styles and get their mirror image.', async () => {
  await show(
    <Flip>
      <Box sx={{ ml: 2, textAlign: 'left', borderRadius: '8px 0 0 8px' }}>Flipped</Box>
    </Flip>,
  );
  const { marginLeft, marginRight, textAlign, borderRadius } = styleOf('Flipped');
  expect([marginLeft, marginRight, textAlign, borderRadius]).toEqual([
    '0px',
    '16px',
    'right',
    '0px 8px 8px 0px',
  ]);
});

claim('inline styles, such as `style={{ marginLeft: 16 }}`', async () => {
  await show(
    <Flip>
      <Box style={{ marginLeft: 16 }}>Inline</Box>
    </Flip>,
  );
  expect(styleOf('Inline').marginLeft).toBe('16px');
});

claim("| `sx={{ transform: 'translateX(10px)' }}` | `translateX(-10px)` |", async () => {
  await show(
    <Flip>
      <Box sx={{ transform: 'translateX(10px)' }}>Moved</Box>
    </Flip>,
  );
  expect(styleOf('Moved').transform).toBe('matrix(1, 0, 0, 1, -10, 0)');
});

claim('the same: the browser already follows `dir`', async () => {
  await show(
    <Flip>
      <div dir="rtl">
        <Box sx={{ marginInlineStart: 2 }}>Logical</Box>
      </div>
    </Flip>,
  );
  expect(styleOf('Logical').marginRight).toBe('16px');
});

claim('The comment `/* @noflip */` keeps a single declaration as it is.', async () => {
  await show(<PhoneNumber />);
  expect(styleOf('Flipped: on the right').textAlign).toBe('right');
  expect(styleOf('Kept: on the left').textAlign).toBe('left');
});

claim(
  'In an object, also in `sx`, put the comment into the key, before the full name of the property',
  async () => {
    const Phone = styled('p')({ '/* @noflip */ textAlign': 'left', marginLeft: 7 });
    await show(
      <Flip>
        <Phone>In styled</Phone>
        <Box sx={{ '/* @noflip */ textAlign': 'left', ml: 1 }}>In sx</Box>
      </Flip>,
    );
    for (const text of ['In styled', 'In sx']) {
      expect(styleOf(text).textAlign).toBe('left');
      expect(styleOf(text).marginLeft).toBe('0px');
    }
  },
);

claim('Short names such as `ml` do not work there.', async () => {
  await show(
    <Flip>
      <Box sx={{ '/* @noflip */ ml': 1 }}>Short</Box>
      <Box sx={{ '/* @noflip */ marginLeft': '8px' }}>Full</Box>
    </Flip>,
  );
  const margins = (text: string) => [styleOf(text).marginLeft, styleOf(text).marginRight];
  expect(margins('Short')).toEqual(['0px', '0px']);
  expect(margins('Full')).toEqual(['8px', '0px']);
});

claim("`stylisPlugins` replaces Emotion's default plugins, so include `prefixer`", async () => {
  const text = async (stylisPlugins: StylisPlugin[]) => {
    const plain = createCache({ key: 'plugins', stylisPlugins, speedy: false });
    const { unmount } = await show(
      <CacheProvider value={plain}>
        <Box sx={{ userSelect: 'none' }}>Prefixed</Box>
      </CacheProvider>,
    );
    const css = plain.sheet.tags.map((tag) => tag.textContent).join('');
    await unmount();
    plain.sheet.flush();
    return css;
  };
  expect(await text([prefixer, rtlPlugin])).toContain('-webkit-user-select:none');
  expect(await text([rtlPlugin])).not.toContain('-webkit-');
});

claim('behavior: arrow keys, sliders, progress bars, animations', async () => {
  await show(<SwitchDirection />);
  const slider = page.getByRole('slider');
  slider.element().focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(slider).toHaveValue('31');
  await page.getByLabelText('Right-to-left').click();
  slider.element().focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(slider).toHaveValue('30');

  const mirrored = (theme: Theme): Theme => ({ ...theme, direction: 'rtl' });
  await show(
    <>
      <LinearProgress variant="determinate" value={30} aria-label="Forward" />
      <ThemeProvider theme={mirrored}>
        <LinearProgress variant="determinate" value={30} aria-label="Mirrored" />
      </ThemeProvider>
    </>,
  );
  const bar = (name: string) => {
    const inner = page.getByRole('progressbar', { name }).element().firstElementChild;
    return inner?.getAttribute('style');
  };
  expect(bar('Forward')).toContain('translateX(-70%)');
  expect(bar('Mirrored')).toContain('translateX(70%)');
});

claim('the key is the prefix of the class names', async () => {
  await show(
    <Flip>
      <Box sx={{ ml: 2 }}>Flipped</Box>
    </Flip>,
  );
  expect(page.getByText('Flipped').element().className).toContain('testrtl-');
});

claim('A `Tooltip` passes `dir` to its child, so set it on the slot', async () => {
  await show(
    <>
      <Tooltip open title="On the child" dir="rtl">
        <button>First</button>
      </Tooltip>
      <Tooltip open title="On the slot" slotProps={{ popper: { dir: 'rtl' } }}>
        <button>Second</button>
      </Tooltip>
    </>,
  );
  await expect.element(page.getByText('On the slot')).toBeVisible();
  expect(styleOf('On the child').direction).toBe('ltr');
  expect(styleOf('First').direction).toBe('rtl');
  expect(styleOf('On the slot').direction).toBe('rtl');
});

claim('If you set `dir` only on a container, set it on these components too', async () => {
  await show(
    <div dir="rtl">
      <Dialog open>Plain</Dialog>
    </div>,
  );
  expect(styleOf('Plain').direction).toBe('ltr');
  await show(
    <Dialog open dir="rtl">
      Set
    </Dialog>,
  );
  expect(styleOf('Set').direction).toBe('rtl');
  await show(
    <Menu open anchorEl={document.body} dir="rtl">
      <MenuItem>Item</MenuItem>
    </Menu>,
  );
  expect(styleOf('Item').direction).toBe('rtl');
});
