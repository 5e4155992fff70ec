import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import GridLegacy from '@mui/material/GridLegacy';
import { commands } from 'vitest/browser';
import { claim, expect, page, show, vi } from '#claims';
import TwoGrids from './demos/two-grids.tsx';

const box = (text: string) =>
  page.getByText(text, { exact: true }).element().getBoundingClientRect();

function part(selector: string): Element {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`Nothing matches ${selector}.`);
  return found;
}

claim(
  'Above is the old grid: it starts 16 pixels before and above its parent. Below is the new one, which fits.',
  async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await show(<TwoGrids />);
    const style = getComputedStyle(part('.MuiGridLegacy-container'));
    expect([style.marginLeft, style.marginTop]).toEqual(['-16px', '-16px']);
    const grid = part('.MuiGrid-container');
    const parent = grid.parentElement?.getBoundingClientRect();
    expect(grid.getBoundingClientRect().left).toBe(parent?.left);
    expect(grid.getBoundingClientRect().width).toBe(parent?.width);
  },
);

claim(
  'In the new grid, a size is a width, with `direction="column"` too. The old one sets `flex-basis`, which is a height in a column.',
  async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await show(
      <Box sx={{ width: 600, '& > *': { height: 200 } }}>
        <Grid container direction="column" wrap="nowrap">
          <Grid size={6}>New</Grid>
        </Grid>
        <GridLegacy container direction="column" wrap="nowrap">
          <GridLegacy item xs={6}>
            Old
          </GridLegacy>
        </GridLegacy>
      </Box>,
    );
    expect(Math.round(box('New').width)).toBe(300);
    expect(box('New').height).toBeLessThan(50);
    expect(Math.round(box('Old').width)).toBe(600);
    expect(Math.round(box('Old').height)).toBe(100);
  },
);

claim('`offset="auto"` pushes an item to the end of the row.', async () => {
  await show(
    <Box sx={{ width: 600 }}>
      <Grid container data-testid="row">
        <Grid size={2}>First</Grid>
        <Grid size={2} offset="auto">
          Last
        </Grid>
      </Grid>
    </Box>,
  );
  expect(Math.round(box('Last').right)).toBe(
    Math.round(page.getByTestId('row').element().getBoundingClientRect().right),
  );
  expect(Math.round(box('Last').width)).toBe(100);
});

claim('Items have `min-width: 0`, so long text with `noWrap` is cut off without it.', async () => {
  await show(
    <Grid container>
      <Grid size="grow">Bay 4</Grid>
    </Grid>,
  );
  expect(getComputedStyle(page.getByText('Bay 4').element()).minWidth).toBe('0px');
});

claim(
  'As a block it fills the line, but as a flex item it is as wide as its content:',
  async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await show(
      <Box sx={{ width: 600 }}>
        <Grid container data-testid="block">
          <Grid size={6}>a</Grid>
        </Grid>
        <Box sx={{ display: 'flex' }}>
          <Grid container data-testid="flex">
            <Grid size={6}>b</Grid>
          </Grid>
        </Box>
        <Box sx={{ display: 'flex' }}>
          <Grid container data-testid="grow" sx={{ flexGrow: 1 }}>
            <Grid size={6}>c</Grid>
          </Grid>
        </Box>
        <Box sx={{ display: 'flex' }}>
          <GridLegacy container data-testid="legacy">
            <GridLegacy item xs={6}>
              d
            </GridLegacy>
          </GridLegacy>
        </Box>
      </Box>,
    );
    const width = (id: string) => page.getByTestId(id).element().getBoundingClientRect().width;
    expect(width('block')).toBe(600);
    expect(width('flex')).toBeLessThan(100);
    expect(width('grow')).toBe(600);
    expect(width('legacy')).toBe(600);
  },
);

claim(
  'A container that is a direct child of another one inherits its `columns` and `spacing`.',
  async () => {
    await show(
      <Box sx={{ width: 616 }}>
        <Grid container columns={4} spacing={2}>
          <Grid container size={4} data-testid="nested">
            <Grid size={2}>Half</Grid>
            <Grid size={2}>Other half</Grid>
          </Grid>
        </Grid>
      </Box>,
    );
    expect(Math.round(box('Half').width)).toBe(300);
    expect(getComputedStyle(page.getByTestId('nested').element()).columnGap).toBe('16px');
  },
);

claim(
  'It logs one warning in development, and you can migrate one container at a time.',
  async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const file = 'node_modules/@mui/material/esm/GridLegacy/GridLegacy.js';
    // The test does not run as a development build.
    const code = await commands.readFile(file);
    expect(code).toMatch(
      /if \(!warnedOnce && process\.env\.NODE_ENV === 'development'\) \{\s+warnedOnce = true;\s+console\.warn\('MUI: The GridLegacy component is deprecated\./,
    );
    const { container } = await show(
      <>
        <GridLegacy container />
        <Grid container />
      </>,
    );
    expect(container.querySelectorAll('.MuiGridLegacy-root + .MuiGrid-root')).toHaveLength(1);
  },
);
