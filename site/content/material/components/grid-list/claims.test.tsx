import * as material from '@mui/material';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';
import { anatomy, claim, expect, page, show, userEvent, vi } from '#claims';
import { views } from './demos/data.ts';
import GradientBar from './demos/gradient-bar.tsx';
import MasonryList from './demos/masonry-list.tsx';
import OpenPhoto from './demos/open-photo.tsx';
import QuiltedList from './demos/quilted-list.tsx';
import ResponsiveList from './demos/responsive-list.tsx';
import SaveViews from './demos/save-views.tsx';
import SingleLine from './demos/single-line.tsx';
import TitlesBelow from './demos/titles-below.tsx';
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

const variants = ['standard', 'quilted', 'woven', 'masonry'] as const;
const photos = () => views.map(({ src, title }) => <img key={title} src={src} alt={title} />);
const loaded = () =>
  expect
    .poll(() =>
      [...document.images].every(({ complete, naturalHeight }) => complete && naturalHeight),
    )
    .toBe(true);

claim(
  'Without `rowHeight`, a row is as high as its tallest image, and the other images in the row are cropped to that height.',
  async () => {
    for (const variant of ['standard', 'quilted'] as const) {
      const view = await show(
        <ImageList variant={variant} sx={{ width: 404 }}>
          {photos().map((photo) => (
            <ImageListItem key={photo.key}>{photo}</ImageListItem>
          ))}
        </ImageList>,
      );
      await loaded();
      expect(heightOf('Blue Cirque')).toBeCloseTo((380 / 300) * 200, 0);
      expect(heightOf('Larch Pass')).toBe(heightOf('Blue Cirque'));
      expect(rect(page.getByAltText('Larch Pass').element()).width).toBe(200);
      await view.unmount();
    }
  },
);

claim(
  'Set `rowHeight` to a number of pixels to make all rows equal. `woven` ignores it, and `masonry` crops every image to it.',
  async () => {
    for (const variant of variants) {
      const view = await show(
        <ImageList variant={variant} rowHeight={100} sx={{ width: 404 }}>
          {photos().map((photo) => (
            <ImageListItem key={photo.key}>{photo}</ImageListItem>
          ))}
        </ImageList>,
      );
      await loaded();
      const heights = new Set(items().map((item) => rect(item).height));
      if (variant === 'woven') expect([...heights]).not.toContain(100);
      else expect([...heights]).toEqual([100]);
      if (variant === 'masonry') expect(heightOf('Blue Cirque')).toBe(100);
      await view.unmount();
    }
  },
);

claim('in every variant except `masonry`', async () => {
  for (const variant of variants) {
    const view = await show(
      <ImageList variant={variant} sx={{ width: 404 }}>
        <ImageListItem cols={2}>
          <img src={views[0]?.src} alt="Wide" />
        </ImageListItem>
        <ImageListItem>
          <img src={views[1]?.src} alt="Narrow" />
        </ImageListItem>
      </ImageList>,
    );
    await loaded();
    expect(rect(items()[0]).width).toBe(variant === 'masonry' ? 200 : 404);
    await view.unmount();
  }
});

claim('The images keep their proportions, as long as you leave `rowHeight` alone.', async () => {
  await show(<MasonryList />);
  await loaded();
  for (const { title, width, height } of views) {
    const image = rect(page.getByAltText(title).element());
    expect(image.height / image.width).toBeCloseTo(height / width, 1);
  }
});

claim(
  'Set `width` and `height` on each `img`, so that the browser can reserve space for it before it loads.',
  async () => {
    await show(
      <div style={{ paddingTop: 20_000 }}>
        <ImageList variant="masonry" cols={1} sx={{ width: 150 }}>
          <ImageListItem>
            <img alt="Reserved" loading="lazy" src="/later.png" width={300} height={200} />
          </ImageListItem>
          <ImageListItem>
            <img alt="Not reserved" loading="lazy" src="/later.png" />
          </ImageListItem>
        </ImageList>
      </div>,
    );
    expect([...document.images].map(({ complete }) => complete)).toEqual([false, false]);
    expect(heightOf('Reserved')).toBe(100);
    expect(rect(document.images[1]).height).toBe(0);
  },
);

claim('With `position="below"`, the bar inherits the text color of the page.', async () => {
  await show(<TitlesBelow />);
  const color = (element: Element) => getComputedStyle(element).color;
  expect(color(page.getByText('Upper Hut').element())).toBe(color(document.body));
});

claim('In the other two variants, the text sticks out of its cell.', async () => {
  for (const variant of variants) {
    const view = await show(
      <ImageList variant={variant} cols={1} sx={{ width: 200 }}>
        <ImageListItem>
          <img src={views[0]?.src} alt="" />
          <ImageListItemBar position="below" title="Larch Pass" />
        </ImageListItem>
      </ImageList>,
    );
    await loaded();
    const over =
      rect(document.querySelector('.MuiImageListItemBar-root')).bottom - rect(items()[0]).bottom;
    if (variant === 'quilted' || variant === 'woven') expect(over).toBeGreaterThan(30);
    else expect(over).toBeCloseTo(0, 0);
    await view.unmount();
  }
});

claim('Long titles are cut off with an ellipsis.', async () => {
  await show(
    <ImageList sx={{ width: 200 }}>
      <ImageListItem>
        <ImageListItemBar title="The long way around the lake" />
      </ImageListItem>
    </ImageList>,
  );
  const title = page.getByText('The long way around the lake').element();
  expect(title.scrollWidth).toBeGreaterThan(title.clientWidth);
  expect(getComputedStyle(title).textOverflow).toBe('ellipsis');
});

claim("For `masonry`, set `columnCount: 'auto'` and a `columnWidth` there.", async () => {
  const columns = () => new Set(items().map((item) => rect(item).left)).size;
  await show(
    <ImageList variant="masonry" style={{ columnCount: 'auto', columnWidth: 140 }}>
      {photos().map((photo) => (
        <ImageListItem key={photo.key}>{photo}</ImageListItem>
      ))}
    </ImageList>,
  );
  await loaded();
  await page.viewport(500, 800);
  await expect.poll(columns).toBe(3);
  await page.viewport(320, 800);
  await expect.poll(columns).toBe(2);
});

claim('`tabIndex={0}` lets people scroll it with the arrow keys.', async () => {
  await show(<SingleLine />);
  await userEvent.keyboard('{Tab}');
  const list = page.getByRole('list', { name: 'Views along the trail' });
  await expect.element(list).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => list.element().scrollLeft).toBeGreaterThan(0);
});

claim('If you set a `height`, the list scrolls vertically.', async () => {
  await show(
    <ImageList sx={{ width: 404, height: 200 }}>
      {photos().map((photo) => (
        <ImageListItem key={photo.key}>{photo}</ImageListItem>
      ))}
    </ImageList>,
  );
  await loaded();
  const list = page.getByRole('list').element();
  expect(list.clientHeight).toBe(200);
  expect(list.scrollHeight).toBeGreaterThan(400);
  expect(getComputedStyle(list).overflowY).toBe('auto');
});

claim(
  'The list is a `ul` and keeps the vertical margin that browsers give it. Set `sx={{ m: 0 }}` to remove it.',
  async () => {
    const margin = () => getComputedStyle(page.getByRole('list').element()).margin;
    const view = await show(<ImageList children={<ImageListItem />} />);
    expect(margin()).toBe('16px 0px');
    await view.unmount();
    await show(<ImageList sx={{ m: 0 }} children={<ImageListItem />} />);
    expect(margin()).toBe('0px');
  },
);
