import Button from '@mui/material/Button';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';
import { createStyled, createTheme as createSystemTheme } from '@mui/system';
import { render } from 'vitest-browser-react';
import { claim, expect, page, show } from '#claims';
import SxSyntax from './demos/sx-syntax.tsx';
import TankMeters from './demos/tank-meters.tsx';
import WideButtonDemo from './demos/wide-button-demo.tsx';

const elementOf = (text: string) => page.getByText(text).element();
const styleOf = (text: string) => getComputedStyle(elementOf(text));

claim("`padding: 2` is 2px, and `color: 'primary.main'` is not a color.", async () => {
  const Plain = styled('p')({ padding: 2, color: 'primary.main' });
  await show(
    <div style={{ color: 'rgb(1, 2, 3)' }}>
      <Plain>Plain</Plain>
    </div>,
  );
  expect(styleOf('Plain').padding).toBe('2px');
  expect(styleOf('Plain').color).toBe('rgb(1, 2, 3)');
});

claim('Your styles win over those of a Material UI component.', async () => {
  await show(<WideButtonDemo />);
  const { minWidth, borderRadius, textTransform } = styleOf('Buy tickets');
  expect([minWidth, borderRadius, textTransform]).toEqual(['200px', '24px', 'none']);
});

claim('`<WideButton as="a">` renders a plain link, and nothing of `Button` remains.', async () => {
  const WideButton = styled(Button)({ minWidth: 200 });
  await show(
    <>
      <WideButton as="a" href="#plain">
        Replaced
      </WideButton>
      <WideButton href="#kept">Kept</WideButton>
    </>,
  );
  expect(elementOf('Replaced').tagName).toBe('A');
  expect(elementOf('Replaced').className).not.toContain('MuiButton-root');
  expect(elementOf('Kept').className).toContain('MuiButton-root');
});

claim('each entry applies if its `props` match.', async () => {
  await show(<TankMeters />);
  expect(styleOf('Tank 1: 80%').fontWeight).toBe('400');
  expect(styleOf('Tank 2: 35%').fontWeight).toBe('700');
  expect(elementOf('Tank 2: 35%').hasAttribute('state')).toBe(false);
});

claim(
  'The `props` of a variant can also be a function that returns `true` or `false`',
  async () => {
    const Meter = styled('p')<{ level: number }>({
      variants: [{ props: ({ level }) => level < 40, style: { paddingTop: 7 } }],
    });
    await show(
      <>
        <Meter level={30}>Low</Meter>
        <Meter level={50}>High</Meter>
      </>,
    );
    expect(styleOf('Low').paddingTop).toBe('7px');
    expect(styleOf('High').paddingTop).toBe('0px');
  },
);

claim(
  'Your prop `level` would not reach the HTML anyway, but `color` or `width` would.',
  async () => {
    const Meter = styled('p')<{ level: number; color: string; width: number }>({ margin: 0 });
    await show(
      <Meter level={30} color="red" width={3}>
        Meter
      </Meter>,
    );
    expect(elementOf('Meter').getAttributeNames().toSorted()).toEqual(['class', 'color', 'width']);
  },
);

claim(
  'On a component, it forwards everything except `sx`, `theme`, `as` and `ownerState`, because it cannot know what the component needs.',
  async () => {
    function Names(props: object) {
      return <p>{Object.keys(props).toSorted().join(' ')}</p>;
    }
    const Styled = styled(Names)<{ level: number; ownerState: object }>({});
    await show(<Styled level={3} ownerState={{}} sx={{ p: 1 }} />);
    await expect.element(page.getByText('className level')).toBeVisible();
  },
);

claim(
  'With the `slot` option, an HTML element gets everything too, so `level` becomes an attribute.',
  async () => {
    const Tank = styled('p', { name: 'Tank', slot: 'root' })<{ level: number }>({});
    await show(<Tank level={30}>Tank</Tank>);
    expect(elementOf('Tank').getAttribute('level')).toBe('30');
  },
);

claim('`theme.unstable_sx` turns an `sx` object into CSS.', async () => {
  await show(<SxSyntax />);
  const { paddingLeft, paddingTop, fontSize } = styleOf(
    'The pool is closed for cleaning on Monday.',
  );
  expect([paddingLeft, paddingTop, fontSize]).toEqual(['16px', '16px', '14px']);
});

claim(
  "With `name: 'StatTile'` and `slot: 'root'`, the class ends with `StatTile-root` in development, and `theme.components.StatTile.styleOverrides.root` applies to the component.",
  async () => {
    const Tile = styled('p', { name: 'StatTile', slot: 'root' })({ paddingTop: 1 });
    const theme = {
      ...createTheme(),
      components: { StatTile: { styleOverrides: { root: { paddingTop: 9 } } } },
    };
    await show(
      <ThemeProvider theme={theme}>
        <Tile>Tile</Tile>
        <Tile sx={{ pt: 1 }}>With sx</Tile>
      </ThemeProvider>,
    );
    expect(elementOf('Tile').className).toMatch(/StatTile-root$/);
    expect(styleOf('Tile').paddingTop).toBe('9px');
    expect(styleOf('With sx').paddingTop).toBe('8px');
  },
);

claim('Without it, Emotion throws an error in development that says so.', async () => {
  const Thumbnail = styled('img')({});
  expect(() => styled('a')({ [String(Thumbnail)]: { opacity: 1 } })).toThrow(/Component selectors/);
  const Tile = styled('a')`
    &:hover ${Thumbnail} {
      opacity: 1;
    }
  `;
  await expect(render(<Tile>Tile</Tile>)).rejects.toThrow(/Component selectors/);
});

claim('matches nothing, without an error', async () => {
  const Thumbnail = styled('b')({});
  const Tile = styled('p')({ [`& ${String(Thumbnail)}`]: { opacity: 0.5 } });
  await show(
    <Tile>
      <Thumbnail>Picture</Thumbnail>
    </Tile>,
  );
  expect(styleOf('Picture').opacity).toBe('1');
});

claim('A `ThemeProvider` above the component replaces the default theme completely.', async () => {
  const own = createStyled({ defaultTheme: createSystemTheme({ spacing: 4 }) });
  const Box = own('p')(({ theme }) => ({ paddingTop: theme.spacing(1) }));
  await render(<Box>Alone</Box>);
  expect(styleOf('Alone').paddingTop).toBe('4px');
  await show(<Box>Provided</Box>);
  expect(styleOf('Provided').paddingTop).toBe('8px');
});
