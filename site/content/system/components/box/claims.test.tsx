import MaterialBox from '@mui/material/Box';
import { Box, createBox, createTheme, ThemeProvider } from '@mui/system';
import { render } from 'vitest-browser-react';
import type { FormEvent } from 'react';
import { claim, expect, page, show, vi } from '#claims';
import AsSection from './demos/as-section.tsx';
import HarvestCard from './demos/harvest-card.tsx';
import ImageBox from './demos/image-box.tsx';
import OwnTheme from './demos/own-theme.tsx';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const elementOf = (text: string) => page.getByText(text).element();
const styleOf = (text: string) => getComputedStyle(elementOf(text));

claim('`Box` renders one element, a `div` by default', async () => {
  await render(<HarvestCard />);
  const card = elementOf('Harvest begins on September 12');
  expect(card.tagName).toBe('DIV');
  expect(card.className).toContain('MuiBox-root');
  expect([styleOf('Harvest begins on September 12').padding, card.clientWidth]).toEqual([
    '16px',
    298,
  ]);
});

claim('They differ in the theme that applies without a provider.', async () => {
  await render(
    <div style={{ color: 'rgb(1, 2, 3)' }}>
      <Box sx={{ p: 1, color: 'primary.main' }}>System</Box>
      <MaterialBox sx={{ p: 1, color: 'primary.main' }}>Material</MaterialBox>
    </div>,
  );
  expect(styleOf('System').padding).toBe(styleOf('Material').padding);
  expect(styleOf('System').color).toBe('rgb(1, 2, 3)');
  expect(styleOf('Material').color).toBe('rgb(25, 118, 210)');
});

claim('Here `p: 2` is 20px, because one step is 10px, and `borderRadius: 1` is 12px.', async () => {
  await show(<OwnTheme />);
  const { padding, borderRadius, backgroundColor } = styleOf('Row 7: 48 apple trees');
  expect([padding, borderRadius, backgroundColor]).toEqual(['20px', '12px', 'rgb(46, 107, 58)']);
});

claim(
  'an object is merged with the outer theme, the result of a function replaces it.',
  async () => {
    const outer = createTheme({ spacing: 3, shape: { borderRadius: 7 } });
    const inner = { spacing: createTheme({ spacing: 5 }).spacing };
    await render(
      <ThemeProvider theme={outer}>
        <ThemeProvider theme={inner}>
          <Box sx={{ p: 1, borderRadius: 1 }}>Merged</Box>
        </ThemeProvider>
        <ThemeProvider theme={() => inner}>
          <Box sx={{ p: 1, borderRadius: 1 }}>Replaced</Box>
        </ThemeProvider>
      </ThemeProvider>,
    );
    expect([styleOf('Merged').padding, styleOf('Merged').borderRadius]).toEqual(['5px', '7px']);
    expect([styleOf('Replaced').padding, styleOf('Replaced').borderRadius]).toEqual(['5px', '4px']);
  },
);

claim('Attributes and event handlers are passed to it', async () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  await show(
    <>
      <AsSection />
      <Box component="form" onSubmit={onSubmit}>
        <button>Save</button>
      </Box>
    </>,
  );
  await expect.element(page.getByRole('region', { name: 'Ingredients' })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  expect(onSubmit).toHaveBeenCalledOnce();
});

claim('`Box` ignores `theme.components`', async () => {
  const theme = createTheme({
    components: {
      MuiBox: { defaultProps: { title: 'Row' }, styleOverrides: { root: { padding: 9 } } },
    },
  });
  await render(
    <ThemeProvider theme={theme}>
      <Box>Unchanged</Box>
    </ThemeProvider>,
  );
  expect(styleOf('Unchanged').padding).toBe('0px');
  expect(elementOf('Unchanged').hasAttribute('title')).toBe(false);
});

claim(
  '`width` and `height` as props of a `Box` become CSS and never reach the `img`.',
  async () => {
    await show(
      <>
        <ImageBox />
        <Box component="img" src={pixel} alt="Small" width={30} height={20} />
      </>,
    );
    const small = page.getByRole('img', { name: 'Small' }).element();
    expect([small.hasAttribute('width'), small.hasAttribute('height')]).toEqual([false, false]);
    expect(getComputedStyle(small).width).toBe('30px');
  },
);

claim('a key that is set in both places comes from `sx`.', async () => {
  await show(
    <Box p={1} sx={{ p: 3 }}>
      Both
    </Box>,
  );
  expect(styleOf('Both').padding).toBe('24px');
});

claim('`createBox` makes a `Box` with its own default theme and class name.', async () => {
  const OrchardBox = createBox({
    defaultTheme: createTheme({ spacing: 4 }),
    defaultClassName: 'orchard-box',
  });
  await render(<OrchardBox sx={{ p: 2 }}>Own</OrchardBox>);
  expect(styleOf('Own').padding).toBe('8px');
  expect(elementOf('Own').className).toContain('orchard-box');
  expect(elementOf('Own').className).not.toContain('MuiBox-root');
});
