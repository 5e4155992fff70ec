import { createTheme, ThemeProvider } from '@mui/system';
import Grid, { createGrid, type GridProps } from '@mui/system/Grid';
import { render } from 'vitest-browser-react';
import { claim, expect, page, show, vi } from '#claims';
import ByWidth from './demos/by-width.tsx';
import EarlyBreakpoints from './demos/early-breakpoints.tsx';
import FieldPlan from './demos/field-plan.tsx';
import FiveColumns from './demos/five-columns.tsx';
import Gaps from './demos/gaps.tsx';
import GrowAndAuto from './demos/grow-and-auto.tsx';
import NestedBeds from './demos/nested-beds.tsx';
import Pushed from './demos/pushed.tsx';

const rect = (text: string) => page.getByText(text).element().getBoundingClientRect();

claim(
  'Each `Grid` inside takes `size` of them, and items that do not fit wrap to the next line.',
  async () => {
    await show(
      <div style={{ width: 616 }}>
        <FieldPlan />
      </div>,
    );
    expect(rect('Wheat, 8 of 12').width).toBeCloseTo(616 * (8 / 12) - 16 * (4 / 12), 0);
    expect(rect('Beans, 4').top).toBe(rect('Wheat, 8 of 12').bottom + 16);
  },
);

claim('A value applies from its breakpoint up.', async () => {
  await show(<ByWidth />);
  expect(rect('Meadow path').top).toBe(rect('River path').top);
  await page.viewport(700, 600);
  await expect.poll(() => rect('Forest path').left).toBe(rect('River path').left);
  expect(rect('Ridge path').top).toBe(rect('River path').top);
});

claim('An array also works: `size={[12, 6, 3]}` is `xs`, `sm`, `md`.', async () => {
  await show(
    <Grid container sx={{ width: 400 }}>
      <Grid size={[12, 6, 3]}>Item</Grid>
    </Grid>,
  );
  expect(rect('Item').width).toBe(100);
  await page.viewport(700, 600);
  await expect.poll(() => rect('Item').width).toBe(200);
});

claim('`rowSpacing` and `columnSpacing` set one direction and win over `spacing`.', async () => {
  await show(<Gaps />);
  expect(rect('Water').left - rect('Soil').right).toBe(32);
  expect(rect('Light').top - rect('Soil').bottom).toBe(8);
  await show(
    <Grid container spacing={1} columnSpacing={5}>
      <Grid>Left</Grid>
      <Grid>Right</Grid>
    </Grid>,
  );
  expect(rect('Right').left - rect('Left').right).toBe(40);
});

claim('nothing; the value of the smaller breakpoint still applies', async () => {
  await show(
    <Grid container sx={{ width: 400 }}>
      <Grid size={{ xs: 6, sm: false }}>Kept</Grid>
    </Grid>,
  );
  expect(rect('Kept').width).toBe(200);
});

claim('an equal share of the rest of the row', async () => {
  await show(
    <div style={{ width: 600 }}>
      <GrowAndAuto />
    </div>,
  );
  const used = rect('auto').width + rect('4 columns').width + 2 * 8;
  expect(rect('grow: the rest').width).toBeCloseTo(600 - used, 0);
});

claim('`columns` changes the number of columns from twelve.', async () => {
  await show(
    <div style={{ width: 532 }}>
      <FiveColumns />
    </div>,
  );
  expect(rect('Mon').width).toBe(100);
  expect(rect('Fri').top).toBe(rect('Mon').top);
});

claim('`auto` moves it to the end of the row.', async () => {
  await show(
    <div style={{ width: 600 }}>
      <Pushed />
    </div>,
  );
  expect(rect('offset auto').right - rect('offset 2, 0 from md').left).toBeCloseTo(600, 0);
});

claim('It inherits `columns` and the gaps: here, the nested row also has 8 columns.', async () => {
  await show(<NestedBeds />);
  expect(rect('Bed 1, half of the nested row').width).toBeCloseTo(rect('Bed 2').width, 0);
  expect(rect('Bed 2').left - rect('Bed 1, half of the nested row').right).toBeCloseTo(8, 0);
});

claim(
  'A container inside a plain `Grid`, a `div`, a fragment or your own component starts again with twelve columns and no gaps.',
  async () => {
    await show(
      <Grid container columns={8} spacing={1} sx={{ width: 400 }}>
        <Grid size={8}>
          <Grid container>
            <Grid size={6}>One</Grid>
            <Grid size={6}>Two</Grid>
          </Grid>
        </Grid>
        <>
          <Grid container size={8}>
            <Grid size={6}>Three</Grid>
            <Grid size={6}>Four</Grid>
          </Grid>
        </>
      </Grid>,
    );
    for (const [first, second] of [
      ['One', 'Two'],
      ['Three', 'Four'],
    ] as const) {
      expect(rect(first).width).toBe(200);
      expect(rect(second).left).toBe(rect(first).right);
    }
  },
);

claim(
  'The container looks at the props of its children, so also write `<BedGrid container>`.',
  async () => {
    function BedGrid(props: GridProps) {
      return <Grid container {...props} />;
    }
    BedGrid.muiName = 'Grid';
    await show(
      <Grid container columns={8} spacing={1} sx={{ width: 400 }}>
        <BedGrid container size={8}>
          <Grid size={4}>Bed 1</Grid>
          <Grid size={4}>Bed 2</Grid>
        </BedGrid>
        <BedGrid size={8}>
          <Grid size={6}>Bed 3</Grid>
          <Grid size={6}>Bed 4</Grid>
        </BedGrid>
      </Grid>,
    );
    expect(rect('Bed 2').left - rect('Bed 1').right).toBe(8);
    expect(rect('Bed 4').left - rect('Bed 3').right).toBe(0);
  },
);

claim(
  'With `direction="column"`, a number for `size` still sets the width, not the height.',
  async () => {
    await show(
      <Grid container direction="column" sx={{ width: 400, height: 300 }}>
        <Grid size={6}>Half</Grid>
      </Grid>,
    );
    expect(rect('Half').width).toBe(200);
    expect(rect('Half').height).toBeLessThan(100);
  },
);

claim('Without the RTL plugin, it does not follow the text direction.', async () => {
  await render(
    <div dir="rtl">
      <Grid container sx={{ width: 400 }}>
        <Grid size={6} offset={3}>
          Moved
        </Grid>
      </Grid>
    </div>,
  );
  const { marginLeft, marginRight } = getComputedStyle(page.getByText('Moved').element());
  expect([marginLeft, marginRight]).toEqual(['100px', '0px']);
});

claim('This demo changes their widths.', async () => {
  await show(<EarlyBreakpoints />);
  await page.viewport(500, 600);
  await expect.poll(() => rect('West').top).toBe(rect('North').top);
  await page.viewport(400, 600);
  await expect.poll(() => rect('South').left).toBe(rect('North').left);
});

claim('The component removes them and warns once for each in development.', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const options: object = { breakpoints: { values: { handheld: 0, orchard: 1000 } } };
  const old = { orchard: 6 };
  await render(
    <ThemeProvider theme={createTheme(options)}>
      <Grid container sx={{ width: 400 }}>
        <Grid {...old}>First</Grid>
        <Grid {...old}>Second</Grid>
      </Grid>
    </ThemeProvider>,
  );
  expect(rect('First').width).toBeLessThan(100);
  expect(page.getByText('First').element().hasAttribute('orchard')).toBe(false);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls[0]?.[0]).toContain('The `orchard` prop has been removed.');
});

claim('The classes then start with `FieldGrid-` instead of `MuiGrid-`.', async () => {
  const FieldGrid = createGrid({ componentName: 'FieldGrid' });
  await show(<FieldGrid container>Own</FieldGrid>);
  expect(page.getByText('Own').element().className).toContain('FieldGrid-container');
});

claim('there, `null` in an array does not skip a breakpoint.', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const gaps: object = { spacing: [2, null] };
  const columns: object = { columns: [6, null] };
  await render(
    <>
      <Grid container {...gaps} sx={{ width: 400 }}>
        <Grid size={[12, null]}>Line one</Grid>
        <Grid size={[6, null]}>Line two</Grid>
      </Grid>
      <Grid container spacing={{ xs: 2 }} {...columns} sx={{ width: 400 }}>
        <Grid size={6}>Half</Grid>
      </Grid>
    </>,
  );
  expect(rect('Line one').width).toBe(400);
  expect(rect('Line two').top).toBe(rect('Line one').bottom);
  expect(rect('Half').width).toBe(192);
  await page.viewport(500, 600);
  await expect.poll(() => rect('Line two').top - rect('Line one').bottom).toBe(16);
  expect(rect('Half').width).toBe(400);
  error.mockRestore();
});

claim('which the `wrap` prop changes', async () => {
  await show(
    <Grid container wrap="nowrap" sx={{ width: 400 }}>
      <Grid size={12}>First</Grid>
      <Grid size={12}>Second</Grid>
    </Grid>,
  );
  expect(rect('Second').top).toBe(rect('First').top);
});
