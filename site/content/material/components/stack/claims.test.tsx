import { createTheme, styled, ThemeProvider } from '@mui/material/styles';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import { claim, expect, page, show } from '#claims';
import LongSubject from './demos/long-subject.tsx';
import PushToEnd from './demos/push-to-end.tsx';
import RecipeFacts from './demos/recipe-facts.tsx';
import ResponsiveStack from './demos/responsive-stack.tsx';
import WrappingTags from './demos/wrapping-tags.tsx';

const at = (text: string): DOMRect => page.getByText(text).element().getBoundingClientRect();

claim('They stretch to the height of the tallest one', async () => {
  await show(
    <Stack direction="row">
      <div style={{ height: 80 }}>Tall</div>
      <div>Short</div>
    </Stack>,
  );
  expect(at('Short').height).toBe(80);
});

claim('without `flexItem`, it has no height.', async () => {
  const height = () => page.getByRole('separator').first().element().getBoundingClientRect().height;
  const view = await show(
    <Stack direction="row" divider={<Divider orientation="vertical" />}>
      <div>One</div>
      <div>Two</div>
    </Stack>,
  );
  expect(height()).toBe(0);
  await view.unmount();
  await show(<RecipeFacts />);
  expect(page.getByRole('separator').elements()).toHaveLength(2);
  expect(height()).toBeGreaterThan(15);
});

claim(
  'Children that are `null` or `false` get no divider. A fragment counts as one child, so no divider appears inside it.',
  async () => {
    await show(
      <Stack divider={<Divider />}>
        <div>One</div>
        {null}
        {false}
        <>
          <div>Two</div>
          <div>Three</div>
        </>
      </Stack>,
    );
    expect(page.getByRole('separator').elements()).toHaveLength(1);
  },
);

claim('`direction` and `spacing` accept one value per breakpoint.', async () => {
  await show(<ResponsiveStack />);
  await expect.poll(() => at('Porto').left - at('Lisbon').right).toBeCloseTo(32);
  await page.viewport(500, 800);
  await expect.poll(() => at('Porto').top - at('Lisbon').bottom).toBeCloseTo(8);
  expect(at('Porto').left).toBe(at('Lisbon').left);
});

claim(
  'With margins, the first child of a new line is indented, and the lines touch each other.',
  async () => {
    const child = { width: 60, height: 20 };
    const view = await show(
      <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap', width: 140 }}>
        <div style={child}>One</div>
        <div style={child}>Two</div>
        <div style={child}>Three</div>
      </Stack>,
    );
    expect(at('Three').top).toBe(at('One').bottom);
    expect(at('Three').left - at('One').left).toBe(8);
    await view.unmount();
    await show(<WrappingTags />);
    const chips = [...document.querySelectorAll('.MuiChip-root')];
    const tops = new Set(chips.map((chip) => chip.getBoundingClientRect().top));
    const [first = 0, second = 0] = [...tops];
    expect(second - first).toBe(40);
  },
);

claim(
  'As soon as `spacing` is set, the stack resets the margins of its children to 0, and this wins over their `sx`.',
  async () => {
    const children = [
      <Box key="one" sx={{ mb: 5 }}>
        One
      </Box>,
      <Box key="two">Two</Box>,
    ];
    const view = await show(<Stack spacing={1}>{children}</Stack>);
    expect(at('Two').top - at('One').bottom).toBe(8);
    await view.unmount();
    await show(<Stack>{children}</Stack>);
    expect(at('Two').top - at('One').bottom).toBe(40);
  },
);

claim(
  'A first child with `display: none` still counts, so the next one has a margin.',
  async () => {
    await show(
      <Stack spacing={2} data-testid="stack" sx={{ border: '1px solid' }}>
        <div style={{ display: 'none' }}>Hidden</div>
        <div>Shown</div>
      </Stack>,
    );
    const { top } = page.getByTestId('stack').element().getBoundingClientRect();
    expect(at('Shown').top - top).toBe(17);
  },
);

claim('If the stack has `spacing`, this works only with `useFlexGap`.', async () => {
  const view = await show(<PushToEnd />);
  const row = document.querySelector('.MuiStack-root')?.getBoundingClientRect().right;
  expect(at('$84.50').right).toBeCloseTo(row ?? 0, 0);
  await view.unmount();
  await show(
    <Stack direction="row" spacing={2}>
      <div>One</div>
      <Box sx={{ ml: 'auto' }}>Two</Box>
    </Stack>,
  );
  expect(at('Two').left - at('One').right).toBeCloseTo(16);
});

claim('If you set `flexDirection` in `sx`, the margins still follow `direction`.', async () => {
  await show(
    <Stack spacing={2} sx={{ flexDirection: 'row' }}>
      <div>One</div>
      <div>Two</div>
    </Stack>,
  );
  expect(at('Two').left).toBeCloseTo(at('One').right);
  expect(at('Two').top - at('One').top).toBe(16);
});

claim('Set `minWidth: 0` on it, so that `noWrap` can cut the text off.', async () => {
  await show(<LongSubject />);
  const text = page.getByText(/Minutes/).element();
  const card = text.closest('.MuiPaper-root')?.getBoundingClientRect().right ?? 0;
  expect(text.scrollWidth).toBeGreaterThan(text.clientWidth);
  expect(text.getBoundingClientRect().right).toBeLessThan(card);
});

claim(
  'With right-to-left styles, a row starts on the right and the margins switch sides.',
  async () => {
    await show(
      <Stack direction="row" spacing={2}>
        <div>One</div>
        <div>Two</div>
      </Stack>,
      { direction: 'rtl' },
    );
    expect(at('One').left - at('Two').right).toBeCloseTo(16);
  },
);

claim(
  "`sx={{ '--mui-spacing': '4px' }}` halves the spacing of the stack and of everything inside",
  async () => {
    const Narrow = styled(Stack)({ maxWidth: 320 });
    const theme = createTheme({ components: { MuiStack: { defaultProps: { spacing: 3 } } } });
    await show(
      <>
        <Stack
          spacing={2}
          sx={{ '--mui-spacing': '4px', alignItems: 'center' }}
          data-testid="stack"
        >
          <b>One</b>
          <b data-testid="half">Two</b>
        </Stack>
        <Narrow data-testid="styled" />
        <ThemeProvider theme={theme}>
          <Stack>
            <b>One</b>
            <b data-testid="theme">Two</b>
          </Stack>
        </ThemeProvider>
      </>,
    );
    const style = (id: string) => getComputedStyle(page.getByTestId(id).element());
    expect([style('half').marginTop, style('stack').alignItems]).toEqual(['8px', 'center']);
    expect(style('styled').maxWidth).toBe('320px');
    expect(style('theme').marginTop).toBe('24px');
  },
);

claim('A stack is a `div` without a role.', async () => {
  await show(
    <>
      <Stack data-testid="plain" />
      <Stack component="ul">
        <li>Lisbon</li>
        <li>Porto</li>
      </Stack>
    </>,
  );
  const plain = page.getByTestId('plain').element();
  expect([plain.tagName, plain.getAttribute('role')]).toEqual(['DIV', null]);
  expect(page.getByRole('listitem').elements()).toHaveLength(2);
});

claim('the dividers become children of the `ul` and are not list items', async () => {
  await show(
    <Stack component="ul" divider={<Divider />}>
      <li>Lisbon</li>
      <li>Porto</li>
    </Stack>,
  );
  expect(Array.from(page.getByRole('list').element().children, ({ tagName }) => tagName)).toEqual([
    'LI',
    'HR',
    'LI',
  ]);
});
