import Box from '@mui/material/Box';
import { createTheme, type SxProps, type Theme } from '@mui/material/styles';
import { claim, expect, page, show } from '#claims';
import Heights from './demos/heights.tsx';
import ReadingWidth from './demos/reading-width.tsx';
import SquareTiles from './demos/square-tiles.tsx';

const elementOf = (text: string) => page.getByText(text, { exact: false }).first().element();
const rect = (text: string) => elementOf(text).getBoundingClientRect();

const theme = createTheme();
const css = (sx: SxProps<Theme>) => theme.unstable_sx(sx);

claim(
  "Numbers up to 1 are fractions, larger numbers are pixels, and strings are plain CSS: `width: 1/2` is 50%, `width: 160` is 160px, `width: '20ch'` is as written.",
  () => {
    expect(css({ width: 1 / 2 })).toEqual({ width: '50%' });
    expect(css({ width: 160 })).toEqual({ width: 160 });
    expect(css({ width: '20ch' })).toEqual({ width: '20ch' });
    expect(css({ width: 1.5 })).toEqual({ width: 1.5 });
    expect(css({ width: 0 })).toEqual({ width: 0 });
  },
);

claim('a string that is a number up to 1 counts as a fraction too', () => {
  expect(css({ width: '1' })).toEqual({ width: '100%' });
});

claim(
  'The rule applies to `width`, `minWidth`, `maxWidth`, `height`, `minHeight` and `maxHeight`.',
  () => {
    const half = { width: 0.5, minWidth: 0.5, maxWidth: 0.5, height: 0.5, minHeight: 0.5 };
    const result = css({ ...half, maxHeight: 0.5, flexBasis: 0.5, inlineSize: 0.5, top: 0.5 });
    const percent = Object.entries(result).filter(([, value]) => value === '50%');
    expect(percent.map(([key]) => key)).toEqual([...Object.keys(half), 'maxHeight']);
  },
);

claim("`maxWidth: 'sm'` is 600px in the default theme.", async () => {
  await show(<ReadingWidth />);
  expect(getComputedStyle(elementOf('The reading room')).maxWidth).toBe('600px');
  expect(css({ minWidth: 'sm', width: 'sm' })).toEqual({ minWidth: 'sm', width: 'sm' });
});

claim("The breakpoint `xs` starts at 0, so `maxWidth: 'xs'` finds no width.", () => {
  expect(css({ maxWidth: 'xs' })).toEqual({ maxWidth: 'xs' });
});

claim('In a parent whose height depends on its content, percentages have no effect.', async () => {
  await show(
    <>
      <Heights />
      <Box>
        <Box sx={{ height: 1 / 2 }}>No parent height</Box>
        <Box>One line</Box>
      </Box>
    </>,
  );
  expect(rect('50%').height).toBe(70);
  expect(rect('No parent height').height).toBe(rect('One line').height);
});

claim('In an array, `null` becomes `0%`.', () => {
  const result = css({ width: [1, null, 1 / 2] });
  expect(result).toMatchObject({ '@media (min-width:600px)': { width: '0%' } });
});

claim(
  'Set `width` and `height`, or `aspectRatio` if the width comes from the layout.',
  async () => {
    await show(<SquareTiles />);
    expect(rect('Sage').height).toBeCloseTo(rect('Sage').width, 0);
  },
);

claim(
  "Without `CssBaseline`, a `Box` with `width: 1` and `p: 2` is wider than its parent: add `boxSizing: 'border-box'`.",
  async () => {
    await show(
      <div style={{ width: 200 }}>
        <Box sx={{ width: 1, p: 2 }}>Content box</Box>
        <Box sx={{ width: 1, p: 2, boxSizing: 'border-box' }}>Border box</Box>
      </div>,
    );
    expect(rect('Content box').width).toBe(232);
    expect(rect('Border box').width).toBe(200);
  },
);
