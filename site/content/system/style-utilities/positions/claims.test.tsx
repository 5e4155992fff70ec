import Box from '@mui/material/Box';
import { createTheme as createSystemTheme } from '@mui/system';
import { claim, expect, page, show } from '#claims';
import NewRibbon from './demos/new-ribbon.tsx';
import StackedCards from './demos/stacked-cards.tsx';
import StickyHeader from './demos/sticky-header.tsx';

const elementOf = (text: string) => page.getByText(text).element();
const styleOf = (text: string) => getComputedStyle(elementOf(text));
const rect = (text: string) => elementOf(text).getBoundingClientRect();

claim('A number is pixels: `top: 2` is 2px, not two spacing steps.', async () => {
  await show(
    <>
      <Box sx={{ position: 'relative', top: 2 }}>Number</Box>
      <Box sx={{ position: 'relative', top: (theme) => theme.spacing(2) }}>Steps</Box>
      <Box sx={{ position: 'relative', left: 1 / 2 }}>Fraction</Box>
    </>,
  );
  expect(styleOf('Number').top).toBe('2px');
  expect(styleOf('Steps').top).toBe('16px');
  expect(styleOf('Fraction').left).toBe('0.5px');
});

claim('In right-to-left pages, the Emotion plugin swaps `left` and `right`.', async () => {
  await show(<NewRibbon />, { direction: 'rtl' });
  expect(styleOf('New').left).toBe('0px');
  expect(rect('New').left).toBeLessThan(
    elementOf('New').parentElement?.getBoundingClientRect().right ?? 0,
  );
  expect(
    rect('New').left - (elementOf('New').parentElement?.getBoundingClientRect().left ?? 0),
  ).toBe(1);
});

claim(
  'A sticky element scrolls with the content until it reaches its offset, then it stays.',
  async () => {
    await show(<StickyHeader />);
    const region = page.getByRole('region').element();
    const before = rect('Seen this week').top;
    const heron = rect('Heron').top;
    region.scrollTop = 12;
    await expect.poll(() => Math.round(heron - rect('Heron').top)).toBe(12);
    expect(rect('Seen this week').top).toBe(before);
  },
);

claim(
  "`zIndex` looks up names in `theme.zIndex`: `zIndex: 'appBar'` is 1100. A number is used as it is.",
  async () => {
    await show(
      <>
        <Box sx={{ position: 'relative', zIndex: 'appBar' }}>Name</Box>
        <Box sx={{ position: 'relative', zIndex: 3 }}>Number</Box>
        <Box sx={{ position: 'relative', zIndex: (theme) => theme.zIndex.drawer + 1 }}>Sum</Box>
      </>,
    );
    expect(styleOf('Name').zIndex).toBe('1100');
    expect(styleOf('Number').zIndex).toBe('3');
    expect(styleOf('Sum').zIndex).toBe('1201');
  },
);

claim(
  'The theme of `@mui/system` has no `zIndex`, so a name ends up in the CSS unchanged and the browser ignores it.',
  () => {
    const theme = createSystemTheme();
    expect(theme).not.toHaveProperty('zIndex');
    expect(theme.unstable_sx({ zIndex: 'appBar' })).toEqual({ zIndex: 'appBar' });
  },
);

claim(
  "An element with `position: 'static'` ignores `zIndex`, unless it is an item of a flex or grid layout.",
  async () => {
    const top = (text: string) => {
      const { left, right, top: y } = rect(text);
      return document.elementFromPoint((left + right) / 2, y + 4)?.textContent;
    };
    await show(
      <>
        <Box sx={{ height: 40 }}>
          <Box sx={{ zIndex: 5, height: 20, bgcolor: 'background.paper' }}>Static</Box>
          <Box sx={{ position: 'relative', top: -20, height: 20, bgcolor: 'divider' }}>Over</Box>
        </Box>
        <Box sx={{ display: 'grid', height: 40 }}>
          <Box sx={{ zIndex: 5, height: 20, bgcolor: 'background.paper' }}>Item</Box>
          <Box sx={{ position: 'relative', top: -20, height: 20, bgcolor: 'divider' }}>Under</Box>
        </Box>
      </>,
    );
    expect(top('Static')).toBe('Over');
    expect(top('Item')).toBe('Item');
  },
);

claim('For layers inside a component, small numbers are enough.', async () => {
  await show(<StackedCards />);
  const shared = () => {
    const { left, top } = rect('Return ticket');
    return document.elementFromPoint(left + 10, top + 4)?.textContent;
  };
  expect(shared()).toBe('Return ticket');
  await page.getByRole('button', { name: 'Swap tickets' }).click();
  await expect.poll(shared).toBe('Outward ticket');
});
