import Box from '@mui/material/Box';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { claim, expect, page, show } from '#claims';
import OverdueInvoice from './demos/overdue-invoice.tsx';

const style = (text: string) => getComputedStyle(page.getByText(text, { exact: true }).element());
// all five breakpoints match in every window
const tiny = createTheme({ breakpoints: { values: { xs: 0, sm: 1, md: 2, lg: 3, xl: 4 } } });

claim(
  'the same as a list: `xs`, `sm`, `md`; `null` leaves a breakpoint out, except for sizes such as `width`',
  async () => {
    await show(
      <ThemeProvider theme={tiny}>
        <Box sx={{ pt: [1, null, 3] }}>three</Box>
        <Box sx={{ pt: [1, null] }}>one</Box>
      </ThemeProvider>,
    );
    await expect.poll(() => style('three').paddingTop).toBe('24px');
    expect(style('one').paddingTop).toBe('8px');
  },
);

claim('For `width`, `height` and their limits, `null` in a list becomes 0%.', async () => {
  await show(
    <ThemeProvider theme={tiny}>
      <div style={{ width: 400 }}>
        <Box sx={{ width: ['50%', null] }}>list</Box>
        <Box sx={{ width: { xs: '50%' } }}>object</Box>
      </div>
    </ThemeProvider>,
  );
  await expect.poll(() => style('object').width).toBe('200px');
  expect(style('list').width).toBe('0px');
});

claim(
  "Strings stay strings: `p: '2px'` is two pixels, `borderRadius: '50%'` is a circle.",
  async () => {
    await show(<Box sx={{ p: '2px', borderRadius: '50%' }}>string</Box>);
    await expect.poll(() => style('string').paddingTop).toBe('2px');
    expect(style('string').borderTopLeftRadius).toBe('50%');
  },
);

claim('Later entries win, and `false` is left out: that is how you write conditions.', async () => {
  await show(<Box sx={[{ pt: 1, pb: 1 }, false, { pt: 2 }]}>later</Box>);
  await expect.poll(() => style('later').paddingTop).toBe('16px');
  expect(style('later').paddingBottom).toBe('8px');
  await show(<OverdueInvoice />);
});

claim(
  '`fill`, `stroke`, `accentColor` and `boxShadow` colors do not know the palette.',
  async () => {
    await show(
      <Box component="span" sx={{ accentColor: 'error.main', color: 'error.main' }}>
        accent
      </Box>,
    );
    await expect.poll(() => style('accent').accentColor).toBe('auto');
    expect(style('accent').color).not.toBe('rgb(0, 0, 0)');
  },
);

claim('`&` is the element itself.', async () => {
  await show(
    <Box sx={{ '&[data-late]': { pt: 3 }, b: { pt: '5px', display: 'block' } }} data-late>
      <b>inside</b>
    </Box>,
  );
  await expect.poll(() => style('inside').paddingTop).toBe('5px');
  const parent = page.getByText('inside').element().parentElement;
  expect(parent && getComputedStyle(parent).paddingTop).toBe('24px');
});

claim('An element cannot ask about itself: the container is always a parent.', async () => {
  await show(
    <div style={{ width: 700 }}>
      <Box sx={{ containerType: 'inline-size', '@container (min-width: 500px)': { pt: 5 } }}>
        <Box sx={{ pt: { '@': 0, '@sm': 3 } }}>child</Box>
      </Box>
    </div>,
  );
  await expect.poll(() => style('child').paddingTop).toBe('24px');
  const parent = page.getByText('child').element().parentElement;
  expect(parent && getComputedStyle(parent).paddingTop).toBe('0px');
});
