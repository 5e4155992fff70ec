import * as material from '@mui/material';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';
import { anatomy, claim, expect, page, show, vi } from '#claims';
import { views } from './demos/data.ts';
import GradientBar from './demos/gradient-bar.tsx';
import MasonryList from './demos/masonry-list.tsx';
import OpenPhoto from './demos/open-photo.tsx';
import QuiltedList from './demos/quilted-list.tsx';
import ResponsiveList from './demos/responsive-list.tsx';
import SaveViews from './demos/save-views.tsx';
import SingleLine from './demos/single-line.tsx';
import WovenList from './demos/woven-list.tsx';
import text from './page.md?raw';

claim('`GridList` is now called `ImageList`, and the old name is no longer exported.', () => {
  const names = Object.keys(material);
  expect(names).toEqual(expect.arrayContaining(['ImageList', 'ImageListItem', 'ImageListItemBar']));
  expect(names.filter((name) => name.startsWith('GridList'))).toEqual([]);
});

const items = (): Element[] => page.getByRole('listitem').elements();
const rect = (element: Element | null | undefined): DOMRect =>
  element?.getBoundingClientRect() ?? new DOMRect();
const heightOf = (alt: string): number => rect(page.getByAltText(alt).element()).height;

claim('`cols` has kept its name, and the default is still 2.', async () => {
  await show(
    <ImageList data-testid="list" sx={{ width: 404 }}>
      <ImageListItem />
      <ImageListItem />
      <ImageListItem />
    </ImageList>,
  );
  const style = getComputedStyle(page.getByTestId('list').element());
  expect(style.gridTemplateColumns).toBe('200px 200px');
  expect(style.columnGap).toBe('4px');
});

claim(
  'In the standard variant, an image that is taller than `rowHeight` is not cropped: it sticks out of its cell.',
  async () => {
    const src = views[1]?.src;
    await show(
      <>
        <ImageList cols={1} rowHeight={100} sx={{ width: 200 }}>
          <ImageListItem>
            <img src={src} alt="Standard" />
          </ImageListItem>
        </ImageList>
        <ImageList cols={1} rowHeight={100} sx={{ width: 200 }}>
          <ImageListItem>
            <img src={src} alt="Shrinking" style={{ minHeight: 0 }} />
          </ImageListItem>
        </ImageList>
        <ImageList variant="quilted" cols={1} rowHeight={100} sx={{ width: 200 }}>
          <ImageListItem>
            <img src={src} alt="Quilted" />
          </ImageListItem>
        </ImageList>
      </>,
    );
    await expect.poll(() => heightOf('Standard')).toBeGreaterThan(200);
    await expect.poll(() => heightOf('Shrinking')).toBe(100);
    await expect.poll(() => heightOf('Quilted')).toBe(100);
  },
);

claim('An item with `rows={2}` is as high as two rows and the gap between them.', async () => {
  await show(<QuiltedList />);
  expect(rect(items()[0]).height).toBe(184);
  expect(rect(items()[1]).height).toBe(90);
});

claim('Even items are 70% as high as their cell.', async () => {
  await show(<WovenList />);
  await expect.poll(() => rect(items()[0]).height).toBeGreaterThan(50);
  await expect.poll(() => rect(items()[1]).height / rect(items()[0]).height).toBeCloseTo(0.7, 1);
});

claim(
  'The list fills one column after the other, so the second image is below the first, not beside it.',
  async () => {
    await show(<MasonryList />);
    await expect.poll(() => items().every((item) => rect(item).height > 50)).toBe(true);
    expect(rect(items()[1]).left).toBe(rect(items()[0]).left);
    expect(rect(items()[1]).top).toBeGreaterThan(rect(items()[0]).top);
  },
);

claim('Its background is black at 50% in light and dark mode, and its text is white.', async () => {
  for (const paletteMode of ['light', 'dark'] as const) {
    const view = await show(<SaveViews />, { paletteMode });
    const bar = document.querySelector('.MuiImageListItemBar-root');
    expect(bar && getComputedStyle(bar).backgroundColor).toBe('rgba(0, 0, 0, 0.5)');
    expect(getComputedStyle(page.getByText('Larch Pass').element()).color).toBe(
      'rgb(255, 255, 255)',
    );
    await view.unmount();
  }
});

claim(
  '`position="top"` moves the bar to the top edge, and `actionPosition="left"` puts the action before the title.',
  async () => {
    await show(<GradientBar />);
    const bar = document.querySelector('.MuiImageListItemBar-root');
    expect(rect(bar).top).toBe(rect(items()[0]).top);
    const title = rect(page.getByText('Larch Pass').element());
    expect(rect(bar?.querySelector('svg')).right).toBeLessThan(title.left + 1);
  },
);

claim('The list writes it to the `style` attribute, which wins over `sx`.', async () => {
  await show(
    <ImageList cols={2} data-testid="list" sx={{ width: 404, gridTemplateColumns: '1fr' }}>
      <ImageListItem />
    </ImageList>,
  );
  const { gridTemplateColumns } = getComputedStyle(page.getByTestId('list').element());
  expect(gridTemplateColumns).toBe('200px 200px');
});

claim('This list shows as many columns of at least 140px as fit', async () => {
  const columns = () => new Set(items().map((item) => rect(item).left)).size;
  await show(<ResponsiveList />);
  await page.viewport(500, 800);
  await expect.poll(columns).toBe(3);
  await page.viewport(320, 800);
  await expect.poll(columns).toBe(2);
});

claim('For one row that scrolls sideways, let the grid add columns instead of rows.', async () => {
  await show(<SingleLine />);
  const list = page.getByRole('list', { name: 'Views along the trail' }).element();
  expect(new Set(items().map((item) => rect(item).top)).size).toBe(1);
  expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
  expect(getComputedStyle(list).overflowX).toBe('auto');
});

claim(
  'The item styles only an `img` that is its direct child; add the class yourself to one that is nested deeper.',
  async () => {
    await show(
      <ImageList>
        <ImageListItem>
          <img alt="Direct" />
          <span>
            <img alt="Inside" />
          </span>
        </ImageListItem>
      </ImageList>,
    );
    const fit = (name: string) => getComputedStyle(page.getByAltText(name).element()).objectFit;
    expect(fit('Direct')).toBe('cover');
    expect(fit('Inside')).toBe('fill');
    await show(<OpenPhoto />);
    expect(fit('Open Larch Pass')).toBe('cover');
    await page.getByRole('button', { name: 'Open Upper Hut' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Upper Hut' })).toBeVisible();
  },
);

claim(
  'A fragment as the child of an item logs an error in development. Text that is a direct child is not rendered at all: wrap it in an element.',
  async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await show(
      <ImageList>
        <ImageListItem>
          <></>
          Lost text
        </ImageListItem>
      </ImageList>,
    );
    expect(error.mock.calls.flat().join(' ')).toContain("doesn't accept a Fragment");
    expect(document.body.textContent).not.toContain('Lost text');
  },
);

anatomy(text, 'ImageList', () => show(<SaveViews />));

claim('changes the text color of one bar', async () => {
  await show(
    <ImageList>
      <ImageListItem>
        <ImageListItemBar title="Ridge" sx={{ '--mui-palette-common-white': '#fff4d0' }} />
      </ImageListItem>
      <ImageListItem>
        <ImageListItemBar title="Bog" />
      </ImageListItem>
    </ImageList>,
  );
  const color = (title: string) => getComputedStyle(page.getByText(title).element()).color;
  expect(color('Ridge')).toBe('rgb(255, 244, 208)');
  expect(color('Bog')).toBe('rgb(255, 255, 255)');
});

claim('In the theme, each part of the bar has its own key', async () => {
  const theme = createTheme({
    components: {
      MuiImageList: { defaultProps: { gap: 8 }, styleOverrides: { root: { gap: 20 } } },
      MuiImageListItem: { styleOverrides: { img: { borderRadius: 8 } } },
      MuiImageListItemBar: {
        styleOverrides: {
          root: { background: 'rgb(0 0 0 / 0.7)' },
          title: { fontWeight: 700 },
        },
      },
    },
  });
  const Plain = styled(ImageListItemBar)({ background: 'none' });
  await show(
    <ThemeProvider theme={theme}>
      <ImageList data-testid="list" sx={{ borderRadius: 2 }}>
        <ImageListItem>
          <img alt="Ridge view" />
          <ImageListItemBar title="Ridge" classes={{ title: 'first-line' }} />
        </ImageListItem>
        <ImageListItem>
          <Plain data-testid="plain" title="Bog" />
        </ImageListItem>
      </ImageList>
    </ThemeProvider>,
  );
  const style = (element: Element | null) => element && getComputedStyle(element);
  const bar = document.querySelector('.MuiImageListItemBar-root');
  expect(style(bar)?.backgroundColor).toBe('rgba(0, 0, 0, 0.7)');
  expect(style(page.getByText('Ridge').element())?.fontWeight).toBe('700');
  await expect.element(page.getByText('Ridge')).toHaveClass('first-line');
  expect(style(page.getByAltText('Ridge view').element())?.borderRadius).toBe('8px');
  expect(style(page.getByTestId('plain').element())?.backgroundColor).toBe('rgba(0, 0, 0, 0)');
  expect(style(page.getByTestId('list').element())?.borderRadius).toBe('8px');
});

claim('so styles of the theme cannot change them. Use `defaultProps`.', async () => {
  const theme = createTheme({
    components: {
      MuiImageList: { defaultProps: { gap: 8 }, styleOverrides: { root: { gap: 20 } } },
    },
  });
  await show(
    <ThemeProvider theme={theme}>
      <ImageList data-testid="list">
        <ImageListItem />
        <ImageListItem />
      </ImageList>
    </ThemeProvider>,
  );
  expect(getComputedStyle(page.getByTestId('list').element()).columnGap).toBe('8px');
});

claim('The list renders a `ul` and each item an `li`.', async () => {
  await show(
    <ImageList>
      <ImageListItem>
        <img alt="Ridge" />
      </ImageListItem>
    </ImageList>,
  );
  expect(page.getByRole('list').element().tagName).toBe('UL');
  expect(page.getByRole('listitem').element().tagName).toBe('LI');
});
