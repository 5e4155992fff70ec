import Box from '@mui/material/Box';
import { claim, expect, page, show } from '#claims';
import AsManyAsFit from './demos/as-many-as-fit.tsx';
import DenseTiles from './demos/dense-tiles.tsx';
import FixedRows from './demos/fixed-rows.tsx';
import ImplicitColumns from './demos/implicit-columns.tsx';
import PageAreas from './demos/page-areas.tsx';
import SpanningPhotos from './demos/spanning-photos.tsx';
import WeeklyMenu from './demos/weekly-menu.tsx';

const rect = (text: string) => page.getByText(text).element().getBoundingClientRect();
const columnsAround = (text: string) => {
  const grid = page.getByText(text).element().parentElement;
  if (!grid) throw new Error('The item has no grid.');
  return getComputedStyle(grid).gridTemplateColumns.split(' ').map(Number.parseFloat);
};

claim('Its children fill the columns, row by row.', async () => {
  await show(<WeeklyMenu />);
  expect(columnsAround('Dal')).toHaveLength(3);
  expect(rect('Dal').left).toBe(rect('Leek tart').left);
  expect(rect('Dal').top - rect('Leek tart').bottom).toBe(8);
});

claim('The number of columns follows the width of the container, not of the window.', async () => {
  await show(
    <div style={{ width: 400 }}>
      <AsManyAsFit />
    </div>,
  );
  expect(columnsAround('Ember')).toHaveLength(3);
});

claim('With `auto-fit` instead, a few items stretch over the whole row.', async () => {
  const columns = (fit: string) => `repeat(${fit}, minmax(120px, 1fr))`;
  await show(
    <div style={{ width: 600 }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: columns('auto-fill') }}>
        <Box>Filled</Box>
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: columns('auto-fit') }}>
        <Box>Fitted</Box>
      </Box>
    </div>,
  );
  expect(rect('Filled').width).toBe(120);
  expect(rect('Fitted').width).toBe(600);
});

claim(
  'A `1fr` column does not get narrower than the longest word or the widest element in it, so a URL or a table makes the whole grid overflow.',
  async () => {
    const word = 'Donaudampfschifffahrtsgesellschaft'.repeat(2);
    await show(
      <div style={{ width: 200 }}>
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
          <Box>{word}</Box>
          <Box>Wide</Box>
        </Box>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
          <Box>Narrow</Box>
          <Box sx={{ overflow: 'hidden' }}>{`${word}s`}</Box>
        </Box>
      </div>,
    );
    expect(rect(word).width).toBeGreaterThan(200);
    expect(rect('Narrow').width).toBe(100);
  },
);

claim(
  "let it wrap with `overflowWrap: 'anywhere'`, or scroll with `overflow: 'auto'`.",
  async () => {
    const word = 'Donaudampfschifffahrtsgesellschaft';
    await show(
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', width: 200 }}>
        <Box sx={{ overflowWrap: 'anywhere' }}>{word}</Box>
        <Box sx={{ overflow: 'auto' }}>{`${word}en`}</Box>
        <Box>{`${word}er`}</Box>
      </Box>,
    );
    const overflows = (text: string) => {
      const { scrollWidth, clientWidth } = page.getByText(text, { exact: true }).element();
      return scrollWidth > clientWidth;
    };
    expect(page.getByText(word, { exact: true }).element().clientWidth).toBe(100);
    expect([overflows(word), overflows(`${word}en`), overflows(`${word}er`)]).toEqual([
      false,
      true,
      true,
    ]);
  },
);

claim(
  'If the container can be narrower than 120px, write `minmax(min(120px, 100%), 1fr)`; otherwise the grid overflows.',
  async () => {
    const columns = (least: string) => `repeat(auto-fill, minmax(${least}, 1fr))`;
    await show(
      <div style={{ width: 80 }}>
        <Box sx={{ display: 'grid', gridTemplateColumns: columns('120px') }}>
          <Box>Wide</Box>
        </Box>
        <Box sx={{ display: 'grid', gridTemplateColumns: columns('min(120px, 100%)') }}>
          <Box>Narrow</Box>
        </Box>
      </div>,
    );
    expect(rect('Wide').width).toBe(120);
    expect(rect('Narrow').width).toBe(80);
  },
);

claim(
  'All other keys on this page are plain CSS. They all accept one value per breakpoint.',
  async () => {
    await show(
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 1 },
          gridTemplateColumns: { xs: '40px', md: '60px 70px' },
        }}
      >
        <Box>Cell</Box>
        <Box sx={{ gridColumn: { xs: 'auto', md: 2 }, gridRow: 2 }}>Second</Box>
      </Box>,
    );
    expect(columnsAround('Cell')).toEqual([60, 70]);
    expect(rect('Second').left - rect('Cell').left).toBe(60 + 8);
    await page.viewport(500, 600);
    await expect.poll(() => columnsAround('Cell')).toEqual([40]);
  },
);

claim('Numbers work too: `gridColumn: 2` starts at line 2.', async () => {
  await show(
    <Box sx={{ display: 'grid', gridTemplateColumns: '50px 60px' }}>
      <Box sx={{ gridColumn: 2 }}>Cell</Box>
    </Box>,
  );
  expect(rect('Cell').width).toBe(60);
});

claim('keeps a header and a footer at the edges and gives the rest to the content.', async () => {
  await show(<FixedRows />);
  expect(rect('Trail map').height).toBe(rect('Last update: May 4').height);
  const grid = page.getByText('Trail map').element().parentElement;
  expect(rect('Loop A is closed for maintenance.').height).toBeCloseTo(
    (grid?.clientHeight ?? 0) - 2 * rect('Trail map').height,
    0,
  );
  expect(rect('Loop A is closed for maintenance.').height).toBeGreaterThan(100);
});

claim(
  "`display: 'grid', placeItems: 'center'` is the shortest way to center one child.",
  async () => {
    await show(
      <Box
        data-testid="outer"
        sx={{ display: 'grid', placeItems: 'center', width: 300, height: 200 }}
      >
        <Box>Child</Box>
      </Box>,
    );
    const outer = page.getByTestId('outer').element().getBoundingClientRect();
    const { left, right, top, bottom } = rect('Child');
    expect((left + right) / 2).toBeCloseTo((outer.left + outer.right) / 2, 0);
    expect((top + bottom) / 2).toBeCloseTo((outer.top + outer.bottom) / 2, 0);
  },
);

claim(
  'To rearrange the page for another width, write other rows for that breakpoint.',
  async () => {
    await show(<PageAreas />);
    expect(rect('Filters').top).toBe(rect('Results').top);
    expect(rect('Filters').width).toBe(160);
    await page.viewport(500, 600);
    await expect.poll(() => rect('Filters').top).toBeGreaterThan(rect('Results').bottom - 1);
  },
);

claim(
  'An item with an unknown area goes into a new row and a new column after the others.',
  async () => {
    await show(
      <Box sx={{ display: 'grid', gridTemplateAreas: `"left right"` }}>
        <Box sx={{ gridArea: 'left' }}>Left</Box>
        <Box sx={{ gridArea: 'rigth' }}>Typo</Box>
        <Box sx={{ gridArea: 'right' }}>Right</Box>
      </Box>,
    );
    expect(rect('Typo').left).toBeGreaterThanOrEqual(rect('Right').right);
    expect(rect('Typo').top).toBeGreaterThanOrEqual(rect('Right').bottom);
  },
);

claim(
  'If `gridAutoFlow` is `column`, items beyond the template create their own columns.',
  async () => {
    await show(<ImplicitColumns />);
    expect(columnsAround('09:00')).toEqual([96, 96, 96, 96, 96, 96]);
  },
);

claim(
  '`1 / 3` goes from line 1 to line 3, and `-1` is the last line of the template.',
  async () => {
    await show(<SpanningPhotos />);
    expect(rect('Panorama').left).toBe(rect('Lighthouse').left);
    expect(rect('Panorama').right).toBe(rect('Pier').right);
    expect(rect('Lighthouse').height).toBe(56 + 8 + 56);
  },
);

claim('Add `dense` to fill gaps with later items.', async () => {
  await show(<DenseTiles />);
  expect(rect('Kiosk').top).toBe(rect('East hall').top);
  await page.getByRole('checkbox').click();
  await expect.poll(() => rect('Kiosk').top).toBe(rect('North hall').top);
});

claim(
  'Columns follow the text direction: the first column is on the right in a right-to-left page.',
  async () => {
    await show(<WeeklyMenu />, { direction: 'rtl' });
    expect(rect('Leek tart').left).toBeGreaterThan(rect('Grilled trout').left);
  },
);
