import Box from '@mui/material/Box';
import { claim, expect, page, show } from '#claims';
import EarlyColumns from './demos/early-columns.tsx';
import ListenersCard from './demos/listeners-card.tsx';
import LoanDays from './demos/loan-days.tsx';
import PlaylistRows from './demos/playlist-rows.tsx';
import StyledCard from './demos/styled-card.tsx';

const elementOf = (text: string) => page.getByText(text, { exact: false }).first().element();
const styleOf = (text: string) => getComputedStyle(elementOf(text));

/** What the card shows, as the browser computes it. */
function cardFacts() {
  const card = elementOf('Monthly listeners').parentElement;
  if (!card) throw new Error('The label has no card.');
  const { padding, backgroundColor, borderTop, borderRadius, boxShadow } = getComputedStyle(card);
  const texts = ['Monthly listeners', '98,320', '+18.8%', 'since September'].map((text) => {
    const { color, fontSize, fontWeight, lineHeight } = styleOf(text);
    return { color, fontSize, fontWeight, lineHeight };
  });
  const { width, height } = card.getBoundingClientRect();
  return { padding, backgroundColor, borderTop, borderRadius, boxShadow, width, height, texts };
}

claim('Both cards look the same.', async () => {
  const first = await show(<ListenersCard />);
  const withSx = cardFacts();
  expect(withSx.padding).toBe('24px');
  await first.unmount();
  await show(<StyledCard />);
  expect(cardFacts()).toEqual(withSx);
});

claim("`p: '2'` is not two steps. It is invalid CSS, and the element has no padding.", async () => {
  await show(
    <>
      <Box sx={{ p: '2' }}>Text two</Box>
      <Box sx={{ p: 2 }}>Number two</Box>
    </>,
  );
  expect(styleOf('Text two').padding).toBe('0px');
  expect(styleOf('Number two').padding).toBe('16px');
});

claim(
  'so a later key wins: `{ p: 2, pt: 0 }` has no padding at the top, `{ pt: 0, p: 2 }` has 16px.',
  async () => {
    await show(
      <>
        <Box sx={{ p: 2, pt: 0 }}>General first</Box>
        <Box sx={{ pt: 0, p: 2 }}>General last</Box>
      </>,
    );
    expect(styleOf('General first').paddingTop).toBe('0px');
    expect(styleOf('General last').paddingTop).toBe('16px');
  },
);

claim(
  'Responsive values are the exception: they always come after plain values, wherever they are in the object.',
  async () => {
    await show(<Box sx={{ pt: { md: 4 }, p: 1 }}>Responsive first</Box>);
    expect(styleOf('Responsive first').paddingTop).toBe('32px');
    expect(styleOf('Responsive first').paddingBottom).toBe('8px');
  },
);

claim('Theme values and responsive values work inside selectors too.', async () => {
  await show(<PlaylistRows />);
  const track = page.getByRole('button', { name: 'Northern Lights' });
  const color = () => getComputedStyle(track.element()).color;
  expect(getComputedStyle(track.element()).padding).toBe('8px');
  const before = color();
  await track.click();
  await expect.poll(color).not.toBe(before);
  await show(
    <Box sx={{ '& em': { p: { xs: 1, md: 3 } } }}>
      <em>Nested</em>
    </Box>,
  );
  expect(styleOf('Nested').padding).toBe('24px');
});

claim('You can write the breakpoints in any order.', async () => {
  await show(<Box sx={{ p: { md: 3, xs: 1 } }}>Any order</Box>);
  expect(styleOf('Any order').padding).toBe('24px');
  await page.viewport(800, 600);
  await expect.poll(() => styleOf('Any order').padding).toBe('8px');
});

claim(
  '`[1, null, 3]` is the same, by position: `xs`, `sm`, `md`. `null` skips a breakpoint.',
  async () => {
    await show(<Box sx={{ p: [1, null, 3] }}>By position</Box>);
    expect(styleOf('By position').padding).toBe('24px');
    await page.viewport(800, 600);
    await expect.poll(() => styleOf('By position').padding).toBe('8px');
  },
);

claim(
  'In an array for `width`, `height` or one of their `min` and `max` keys, `null` becomes `0%` instead of skipping the breakpoint.',
  async () => {
    await show(
      <div style={{ width: 400 }}>
        <Box sx={{ width: [1, null, 1 / 2] }}>Array</Box>
        <Box sx={{ width: { xs: 1, md: 1 / 2 } }}>Object</Box>
      </div>,
    );
    expect(styleOf('Array').width).toBe('200px');
    await page.viewport(800, 600);
    await expect.poll(() => styleOf('Array').width).toBe('0px');
    expect(styleOf('Object').width).toBe('400px');
  },
);

claim(
  '`sx={{ md: { p: 2 } }}` is read as a selector for nested `<md>` elements and has no effect.',
  async () => {
    await show(<Box sx={{ md: { p: 2 } }}>Grouped</Box>);
    expect(styleOf('Grouped').padding).toBe('0px');
  },
);

claim(
  'The demo moves `sm` down to 360px and `md` to 720px, so the extra columns appear on narrower screens:',
  async () => {
    await show(<EarlyColumns />);
    const grid = elementOf('Strings').parentElement;
    if (!grid) throw new Error('The cells have no grid.');
    const columns = () => getComputedStyle(grid).gridTemplateColumns.split(' ').length;
    await page.viewport(740, 600);
    await expect.poll(columns).toBe(4);
    await page.viewport(400, 600);
    await expect.poll(columns).toBe(2);
    await page.viewport(340, 600);
    await expect.poll(columns).toBe(1);
  },
);

claim('It receives the theme.', async () => {
  await show(<LoanDays />);
  expect(styleOf('A Field Guide to Mosses').borderInlineStartWidth).toBe('4px');
  expect(styleOf('A Field Guide to Mosses').transitionProperty).toBe('background-color');
});

claim('yes: `width` and `height` never reach an `img`', async () => {
  const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
  await show(<Box component="img" src={pixel} width={40} height={20} alt="Cover" />);
  const cover = page.getByRole('img').element();
  expect(cover.hasAttribute('width')).toBe(false);
  expect(cover.hasAttribute('height')).toBe(false);
  await expect.poll(() => getComputedStyle(cover).width).toBe('40px');
});

claim('Each different `sx` result creates a new class.', async () => {
  await show(
    <>
      <Box sx={{ top: 1 }}>First</Box>
      <Box sx={{ top: 1 }}>Second</Box>
      <Box sx={{ top: 2 }}>Third</Box>
    </>,
  );
  expect(elementOf('Second').className).toBe(elementOf('First').className);
  expect(elementOf('Third').className).not.toBe(elementOf('First').className);
});
