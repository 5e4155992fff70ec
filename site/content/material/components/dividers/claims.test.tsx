import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Divider from '@mui/material/Divider';
import ListItem from '@mui/material/ListItem';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';
import { anatomy, claim, expect, page, show, userEvent } from '#claims';
import FerryTimes from './demos/ferry-times.tsx';
import ListLines from './demos/list-lines.tsx';
import TripFacts from './demos/trip-facts.tsx';
import text from './page.md?raw';

const lines = () => Array.from(document.querySelectorAll<HTMLElement>('.MuiDivider-root'));
const line = () => {
  const found = lines()[0];
  if (!found) throw new Error('There is no divider.');
  return found;
};

claim('The line fills the width of its container and has no margin.', async () => {
  await show(<FerryTimes />);
  expect(line().offsetWidth).toBe(line().parentElement?.clientWidth);
  expect(getComputedStyle(line()).margin).toBe('0px');
});

claim('Without it, the divider has no height unless the row has a fixed one.', async () => {
  await show(
    <Box sx={{ display: 'flex' }}>
      <p>One</p>
      <Divider orientation="vertical" />
      <p>Two</p>
      <Divider orientation="vertical" flexItem />
    </Box>,
  );
  expect(lines().map(({ offsetHeight }) => offsetHeight > 0)).toEqual([false, true]);
  await show(
    <Box sx={{ display: 'flex', height: 40 }}>
      <Divider orientation="vertical" />
    </Box>,
  );
  expect(lines()[2]?.offsetHeight).toBe(40);
});

claim('`Stack` puts its `divider` between the children', async () => {
  await show(<TripFacts />);
  expect(lines()).toHaveLength(2);
  expect(line().offsetHeight).toBeGreaterThan(15);
});

claim('`inset` starts after 72 pixels.', async () => {
  await show(<Divider variant="inset" />);
  expect(getComputedStyle(line()).marginLeft).toBe('72px');
});

claim('the margin of `inset` is on the right', async () => {
  await show(<Divider variant="inset" />, { direction: 'rtl' });
  const { marginLeft, marginRight } = getComputedStyle(line());
  expect([marginLeft, marginRight]).toEqual(['0px', '72px']);
});

claim('`spacing(2)` on a horizontal line, `spacing(1)` on a vertical one', async () => {
  await show(
    <>
      <Divider variant="middle" />
      <Divider variant="middle" orientation="vertical" />
    </>,
  );
  expect(lines().map((element) => getComputedStyle(element).margin)).toEqual([
    '0px 16px',
    '8px 0px',
  ]);
});

claim('in right-to-left layouts, `textAlign="left"` puts the text on the right', async () => {
  await show(<Divider textAlign="left">Trip</Divider>, { direction: 'rtl' });
  const { left, right } = page.getByText('Trip').element().getBoundingClientRect();
  const whole = line().getBoundingClientRect();
  expect(left + right).toBeGreaterThan(whole.left + whole.right);
});

claim('The text stays on one line and overflows a narrow container', async () => {
  await show(
    <Box sx={{ width: 120 }}>
      <Divider>A text that is far too long for this box</Divider>
    </Box>,
  );
  expect(line().offsetWidth).toBe(120);
  expect(line().scrollWidth).toBeGreaterThan(120);
});

claim(
  "They inherit only the style: `borderStyle: 'dashed'` works on the divider itself.",
  async () => {
    await show(<Divider sx={{ borderStyle: 'dashed', borderColor: 'primary.main' }}>Trip</Divider>);
    expect(getComputedStyle(line()).borderBottomWidth).toBe('0px');
    const { borderTopStyle, borderTopColor } = getComputedStyle(line(), '::before');
    expect(borderTopStyle).toBe('dashed');
    expect(borderTopColor).not.toBe(getComputedStyle(line()).borderTopColor);
  },
);

claim('it draws a border on the item, and you need no other element', async () => {
  await show(
    <ul>
      <ListItem divider>Departure</ListItem>
    </ul>,
  );
  expect(lines()).toHaveLength(0);
  const item = page.getByRole('listitem').element();
  expect(getComputedStyle(item).borderBottomWidth).toBe('1px');
});

claim('`div` with `role="separator"` and `aria-orientation`', async () => {
  await show(
    <>
      <Divider />
      <Divider orientation="vertical" />
      <Divider>Trip</Divider>
      <Divider component="span" />
    </>,
  );
  const facts = lines().map((element) => [
    element.tagName,
    element.getAttribute('role'),
    element.getAttribute('aria-orientation'),
  ]);
  expect(facts).toEqual([
    ['HR', null, null],
    ['DIV', 'separator', 'vertical'],
    ['DIV', 'separator', 'horizontal'],
    ['SPAN', 'separator', 'horizontal'],
  ]);
});

claim('`absolute` places the line at the bottom of the nearest positioned ancestor', async () => {
  await show(
    <Box data-testid="banner" sx={{ position: 'relative', p: 2 }}>
      Closed
      <Divider absolute />
    </Box>,
  );
  const banner = page.getByTestId('banner').element().getBoundingClientRect();
  expect(Math.round(line().getBoundingClientRect().bottom)).toBe(Math.round(banner.bottom));
});

anatomy(text, 'Divider', () => show(<Divider>Return trip</Divider>));

claim('Choose by how many lines you want to change:', async () => {
  const Dashed = styled(Divider)({ borderStyle: 'dashed' });
  const theme = createTheme({
    components: { MuiDivider: { styleOverrides: { root: { borderBottomWidth: 2 } } } },
  });
  await show(
    <div>
      <Divider sx={{ borderColor: 'primary.main' }} />
      <Dashed />
      <ThemeProvider theme={theme}>
        <Divider sx={{ '--mui-palette-divider': '#90a4ae' }} />
      </ThemeProvider>
      <Box sx={{ '--mui-palette-divider': '#90a4ae' }}>
        <Divider />
      </Box>
      <Divider classes={{ wrapper: 'caption' }}>Return trip</Divider>
    </div>,
  );
  const styles = Array.from(document.querySelectorAll('hr'), (line) => getComputedStyle(line));
  expect(styles[0]?.borderBottomColor).toBe('rgb(25, 118, 210)');
  expect(styles[1]?.borderBottomStyle).toBe('dashed');
  expect(styles[2]?.borderBottomWidth).toBe('2px');
  expect(styles[3]?.borderBottomColor).toBe('rgb(144, 164, 174)');
  expect(styles[2]?.borderBottomColor).not.toBe('rgb(144, 164, 174)');
  expect(page.getByText('Return trip').element().className).toContain('caption');
});

claim('A divider is not in the tab order.', async () => {
  await show(
    <>
      <Divider />
      <Divider>or</Divider>
      <button type="button">After</button>
    </>,
  );
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
});

claim('With `flexItem`, `variant="middle"` makes the line shorter than the row:', async () => {
  await show(
    <Box sx={{ display: 'flex', height: 60 }}>
      <Divider orientation="vertical" variant="middle" flexItem />
      <Divider orientation="vertical" variant="middle" />
    </Box>,
  );
  expect(lines().map(({ offsetHeight }) => offsetHeight)).toEqual([44, 60]);
});

claim('The `li` gets the role `separator`.', async () => {
  await show(<ListLines />);
  expect(lines().map(({ tagName }) => tagName)).toEqual(['LI', 'LI']);
  expect(line().getAttribute('role')).toBe('separator');
  expect(page.getByRole('separator').elements()).toEqual([]);
});

claim('leaves a short line there, at most a tenth of the width', async () => {
  await show(
    <>
      <Divider textAlign="left">Afternoon</Divider>
      <Divider textAlign="right">Evening</Divider>
    </>,
  );
  const width = (index: number, side: string) =>
    parseFloat(getComputedStyle(lines()[index] ?? document.body, side).width);
  for (const short of [width(0, '::before'), width(1, '::after')]) {
    expect(short).toBeGreaterThan(0);
    expect(short).toBeLessThanOrEqual(line().offsetWidth / 10);
  }
});

claim('`textAlign` has no effect on it.', async () => {
  await show(
    <Box sx={{ display: 'flex', height: 200 }}>
      {(['left', 'center', 'right'] as const).map((textAlign) => (
        <Divider key={textAlign} orientation="vertical" textAlign={textAlign} flexItem>
          or
        </Divider>
      ))}
    </Box>,
  );
  const places = page.getByText('or').elements();
  expect(places).toHaveLength(3);
  expect(new Set(places.map((text) => text.getBoundingClientRect().top)).size).toBe(1);
});

claim('Its width is `thin`, usually one pixel.', async () => {
  await show(
    <>
      <Divider />
      <Divider sx={{ borderColor: '#ff0000', borderBottomWidth: 3, borderStyle: 'dotted' }} />
      <Divider orientation="vertical" sx={{ borderRightWidth: 3 }} />
    </>,
  );
  const [plain, changed, vertical] = lines().map((element) => getComputedStyle(element));
  expect(plain?.borderBottomWidth).toBe('1px');
  expect(changed?.borderBottom).toBe('3px dotted rgb(255, 0, 0)');
  expect(vertical?.borderRightWidth).toBe('3px');
});

claim('To change every divider, set the palette and the component in the theme:', async () => {
  const theme = createTheme({
    palette: { divider: 'rgba(0, 90, 120, 0.2)' },
    components: {
      MuiDivider: {
        styleOverrides: {
          root: { borderBottomWidth: 2 },
          vertical: { borderBottomWidth: 0, borderRightWidth: 2 },
          withChildren: { '&::before, &::after': { borderTopWidth: 2 } },
          withChildrenVertical: { '&::before, &::after': { borderLeftWidth: 2 } },
        },
      },
    },
  });
  await show(
    <ThemeProvider theme={theme}>
      <Box sx={{ display: 'flex', height: 120 }}>
        <Divider sx={{ width: 40 }} />
        <Divider orientation="vertical" flexItem />
        <Divider sx={{ width: 120 }}>or</Divider>
        <Divider orientation="vertical" flexItem>
          or
        </Divider>
      </Box>
    </ThemeProvider>,
  );
  const widths = (index: number, side?: string) => {
    const style = getComputedStyle(lines()[index] ?? document.body, side);
    return [
      style.borderTopWidth,
      style.borderRightWidth,
      style.borderBottomWidth,
      style.borderLeftWidth,
    ].join(' ');
  };
  expect(widths(0)).toBe('0px 0px 2px 0px');
  expect(widths(1)).toBe('0px 2px 0px 0px');
  expect([widths(2), widths(2, '::before')]).toEqual(['0px 0px 0px 0px', '2px 0px 0px 0px']);
  expect([widths(3), widths(3, '::after')]).toEqual(['0px 0px 0px 0px', '0px 0px 0px 2px']);
  expect(getComputedStyle(line()).borderBottomColor).toBe('rgba(0, 90, 120, 0.2)');
});

claim(
  '`palette.divider` also colors other borders, for example that of an outlined Paper',
  async () => {
    await show(
      <ThemeProvider theme={createTheme({ palette: { divider: '#ff0000' } })}>
        <Paper variant="outlined">Pier 3</Paper>
      </ThemeProvider>,
    );
    const paper = document.querySelector('.MuiPaper-root') ?? document.body;
    expect(getComputedStyle(paper).borderTopColor).toBe('rgb(255, 0, 0)');
  },
);
