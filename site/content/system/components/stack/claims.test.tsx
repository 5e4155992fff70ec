import { Box, createStack, createTheme, Stack, ThemeProvider } from '@mui/system';
import { render } from 'vitest-browser-react';
import { claim, expect, page, show } from '#claims';
import FirstStack from './demos/first-stack.tsx';
import LinedStack from './demos/lined-stack.tsx';
import RowStack from './demos/row-stack.tsx';
import TurningStack from './demos/turning-stack.tsx';
import WrappingStack from './demos/wrapping-stack.tsx';

const elementOf = (text: string) => page.getByText(text, { exact: true }).element();
const rect = (text: string) => elementOf(text).getBoundingClientRect();

claim("A number for `spacing` is multiplied by the theme's spacing, 8px by default.", async () => {
  await render(
    <>
      <FirstStack />
      <Stack>
        <span>Plain one</span>
        <span>Plain two</span>
      </Stack>
    </>,
  );
  expect(rect('Sort').top - rect('Unpack').bottom).toBe(16);
  expect(rect('Plain two').top).toBe(rect('Plain one').bottom);
});

claim('The direction is `column` by default.', async () => {
  await show(
    <>
      <FirstStack />
      <RowStack />
    </>,
  );
  expect(rect('Sort').left).toBe(rect('Unpack').left);
  expect(rect('XL').top).toBe(rect('S').top);
});

claim('Children that are `null` or `false` get no divider.', async () => {
  await show(
    <>
      <LinedStack />
      <Stack divider={<hr />}>
        <span>One</span>
        {null}
        {false}
        <span>Two</span>
      </Stack>
    </>,
  );
  expect(document.querySelectorAll('hr')).toHaveLength(1);
  expect(elementOf('Orchestra').nextElementSibling?.getBoundingClientRect().height).toBe(
    rect('Orchestra').height,
  );
});

claim(
  'A fragment counts as one child: the elements in it get the gap, but no divider between them.',
  async () => {
    await show(
      <Stack direction="row" spacing={2} divider={<hr />}>
        <>
          <span>Monday</span>
          <span>Tuesday</span>
        </>
        <span>Sunday</span>
      </Stack>,
    );
    expect(document.querySelectorAll('.MuiStack-root hr')).toHaveLength(1);
    const tuesday = getComputedStyle(page.getByText('Tuesday').element());
    expect(tuesday.marginLeft).toBe('16px');
  },
);

claim(
  'The margins follow `direction`: in a column they are at the top, in a row on the left, and in the reverse directions on the opposite side.',
  async () => {
    await show(<TurningStack />);
    expect(getComputedStyle(elementOf('Pay')).margin).toBe('0px 0px 0px 32px');
    await page.viewport(500, 600);
    await expect.poll(() => getComputedStyle(elementOf('Pay')).margin).toBe('8px 0px 0px');
    await show(
      <>
        <Stack direction="row-reverse" spacing={1}>
          <span>First in the row</span>
          <span>Second in the row</span>
        </Stack>
        <Stack direction="column-reverse" spacing={1}>
          <span>First in the column</span>
          <span>Second in the column</span>
        </Stack>
      </>,
    );
    expect(getComputedStyle(elementOf('Second in the row')).margin).toBe('0px 8px 0px 0px');
    expect(getComputedStyle(elementOf('Second in the column')).margin).toBe('0px 0px 8px');
  },
);

claim(
  'If children wrap, the first one on each new line is indented, and the lines touch.',
  async () => {
    await show(
      <>
        <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap', width: 100 }}>
          <Box sx={{ width: 60 }}>Margin 1</Box>
          <Box sx={{ width: 60 }}>Margin 2</Box>
        </Stack>
        <WrappingStack />
      </>,
    );
    expect(rect('Margin 2').left - rect('Margin 1').left).toBe(8);
    expect(rect('Margin 2').top).toBe(rect('Margin 1').bottom);
    const organ = rect('Organ');
    expect(organ.top).toBeGreaterThan(rect('Opera').bottom);
    expect(getComputedStyle(elementOf('Organ')).margin).toBe('0px');
  },
);

claim('A margin in the `sx` of a child has no effect.', async () => {
  await show(
    <>
      <Stack spacing={1}>
        <Box>First</Box>
        <Box sx={{ mt: 5 }}>Ignored</Box>
      </Stack>
      <Stack spacing={1} useFlexGap>
        <Box>Second</Box>
        <Box sx={{ mt: 5 }}>Kept</Box>
      </Stack>
    </>,
  );
  expect(getComputedStyle(elementOf('Ignored')).marginTop).toBe('8px');
  expect(getComputedStyle(elementOf('Kept')).marginTop).toBe('40px');
});

claim('The key is `MuiStack`, as in Material UI.', async () => {
  const theme = createTheme({
    components: { MuiStack: { defaultProps: { useFlexGap: true } } },
  });
  await render(
    <ThemeProvider theme={theme}>
      <Stack spacing={1}>
        <span>One</span>
        <span>Two</span>
      </Stack>
    </ThemeProvider>,
  );
  const parent = elementOf('Two').parentElement;
  expect(parent && getComputedStyle(parent).rowGap).toBe('8px');
});

claim('The RTL plugin swaps left and right in right-to-left apps.', async () => {
  await show(<RowStack />, { direction: 'rtl' });
  expect(getComputedStyle(elementOf('XL')).margin).toBe('0px 16px 0px 0px');
});

claim('The key in the theme is still `MuiStack`', async () => {
  const Own = createStack({ componentName: 'TheaterStack' });
  const theme = createTheme({ components: { MuiStack: { defaultProps: { direction: 'row' } } } });
  await render(
    <ThemeProvider theme={theme}>
      <Own>Own</Own>
    </ThemeProvider>,
  );
  expect(elementOf('Own').className).toContain('TheaterStack-root');
  expect(getComputedStyle(elementOf('Own')).flexDirection).toBe('row');
});

claim('with an array in `direction`, the gap is missing unless you set `useFlexGap`.', async () => {
  const rows = (prefix: string, props: object) => (
    <Stack spacing={2} {...props}>
      <span>{prefix} one</span>
      <span>{prefix} two</span>
    </Stack>
  );
  await show(
    <>
      {rows('List', { direction: ['column', 'row'] })}
      {rows('Flex', { direction: ['column', 'row'], useFlexGap: true })}
      {rows('Object', { direction: { xs: 'column', sm: 'row' } })}
    </>,
  );
  const gap = (prefix: string) => rect(`${prefix} two`).left - rect(`${prefix} one`).right;
  expect(gap('Object')).toBeCloseTo(16, 0);
  expect(gap('Flex')).toBeCloseTo(16, 0);
  expect(gap('List')).toBeCloseTo(0, 0);
});

claim(
  'Without the plugin, a row from right to left has its gaps on the wrong side of each item: set `useFlexGap`.',
  async () => {
    const row = (prefix: string, useFlexGap: boolean) => (
      <Stack direction="row" spacing={2} useFlexGap={useFlexGap}>
        <span>{prefix} one</span>
        <span>{prefix} two</span>
      </Stack>
    );
    await render(
      <div dir="rtl">
        {row('Margin', false)}
        {row('Gap', true)}
      </div>,
    );
    const gap = (prefix: string) => rect(`${prefix} one`).left - rect(`${prefix} two`).right;
    expect(gap('Margin')).toBeCloseTo(0, 0);
    expect(gap('Gap')).toBeCloseTo(16, 0);
  },
);
