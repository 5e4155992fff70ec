import { createTheme, styled, ThemeProvider, useThemeProps } from '@mui/material/styles';
import { claim, expect, page, show, vi } from '#claims';
import SlottedStat from './demos/slotted-stat.tsx';
import ThemedStat from './demos/themed-stat.tsx';
import VisitorStat from './demos/visitor-stat.tsx';

const elementOf = (text: string) => page.getByText(text).element();
const styleOf = (text: string) => getComputedStyle(elementOf(text));

const themed = (key: string, entry: object) => ({ ...createTheme(), components: { [key]: entry } });

claim(
  'In development, the name and the slot are part of the generated class, for example `css-1x2y3z-VisitorStat-root`.',
  async () => {
    await show(<VisitorStat />);
    const names = [...elementOf('1,284').classList];
    expect(names).toHaveLength(1);
    expect(names[0]).toMatch(/^css-.*-VisitorStat-value$/);
  },
);

claim(
  '`styled()` does not forward it to the HTML, unless you set `shouldForwardProp` yourself.',
  async () => {
    await show(<VisitorStat />);
    const root = elementOf('1,284').parentElement;
    expect(root?.getAttributeNames()).toEqual(['class']);
    expect(root && getComputedStyle(root).borderTopWidth).toBe('1px');
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Own = styled('p', { shouldForwardProp: (name) => name !== 'sx' })<{
      ownerState: object;
    }>({});
    await show(<Own ownerState={{ trend: 'up' }}>Own</Own>);
    expect(elementOf('Own').hasAttribute('ownerstate')).toBe(true);
    error.mockRestore();
  },
);

claim(
  '`useThemeProps` merges the props with `theme.components[name].defaultProps`. Props on the element win.',
  async () => {
    await show(<ThemedStat />);
    await expect.element(page.getByText('1,420')).toBeVisible();
    expect(elementOf('1,420').parentElement?.textContent).toBe('1,420 kW');
    expect(elementOf('14').parentElement?.textContent).toBe('14 turbines');
  },
);

claim("A default in the function's parameter would always override the theme.", async () => {
  function Early({ unit = 'own', ...other }: { unit?: string }) {
    const props = useThemeProps({ props: { unit, ...other }, name: 'EarlyStat' });
    return <p>Early: {props.unit}</p>;
  }
  function Late(inProps: { unit?: string }) {
    const { unit = 'own' } = useThemeProps({ props: inProps, name: 'EarlyStat' });
    return <p>Late: {unit}</p>;
  }
  await show(
    <ThemeProvider theme={themed('EarlyStat', { defaultProps: { unit: 'theme' } })}>
      <Early />
      <Late />
    </ThemeProvider>,
  );
  await expect.element(page.getByText('Early: own')).toBeVisible();
  await expect.element(page.getByText('Late: theme')).toBeVisible();
});

claim('Theme overrides win over the styles in `styled()`. `sx` wins over both.', async () => {
  const Root = styled('p', { name: 'WinStat', slot: 'root' })({ paddingTop: 1 });
  await show(
    <ThemeProvider theme={themed('WinStat', { styleOverrides: { root: { paddingTop: 5 } } })}>
      <Root>Theme</Root>
      <Root sx={{ pt: 1 }}>With sx</Root>
    </ThemeProvider>,
  );
  expect(styleOf('Theme').paddingTop).toBe('5px');
  expect(styleOf('With sx').paddingTop).toBe('8px');
});

claim(
  'It applies only to the slot `root`. For other slots, write `variants` inside their `styleOverrides`.',
  async () => {
    const Root = styled('p', { name: 'OnlyStat', slot: 'root' })<{ ownerState: object }>({});
    const Value = styled('p', { name: 'OnlyStat', slot: 'value' })<{ ownerState: object }>({});
    const entry = {
      variants: [{ props: { size: 'large' }, style: { paddingTop: 5 } }],
      styleOverrides: {
        value: { variants: [{ props: { size: 'large' }, style: { paddingBottom: 7 } }] },
      },
    };
    const ownerState = { size: 'large' };
    await show(
      <ThemeProvider theme={themed('OnlyStat', entry)}>
        <Root ownerState={ownerState}>Root</Root>
        <Value ownerState={ownerState}>Value</Value>
      </ThemeProvider>,
    );
    expect(styleOf('Root').paddingTop).toBe('5px');
    expect(styleOf('Value').paddingTop).toBe('0px');
    expect(styleOf('Value').paddingBottom).toBe('7px');
  },
);

claim('The prop `as` changes the element but keeps the styles of the slot.', async () => {
  await show(<SlottedStat />);
  expect(elementOf('318').tagName).toBe('DATA');
  expect(styleOf('318').fontSize).toBe('24px');
});

claim(
  'With a `slot`, `styled()` forwards all other props to the HTML element, even those that HTML does not know.',
  async () => {
    const Plain = styled('p')<{ tone: string }>({});
    const Slotted = styled('p', { name: 'ToneStat', slot: 'root' })<{ tone: string }>({});
    await show(
      <>
        <Plain tone="calm">Plain</Plain>
        <Slotted tone="calm">Slotted</Slotted>
      </>,
    );
    expect(elementOf('Plain').hasAttribute('tone')).toBe(false);
    expect(elementOf('Slotted').getAttribute('tone')).toBe('calm');
  },
);

claim(
  'You can then customize your component in the theme, like a component of Material UI.',
  async () => {
    const entry = {
      defaultProps: { variant: 'plain' },
      styleOverrides: { value: { fontStyle: 'italic' }, unit: { letterSpacing: 3 } },
    };
    await show(
      <ThemeProvider theme={themed('VisitorStat', entry)}>
        <VisitorStat />
      </ThemeProvider>,
    );
    await expect.poll(() => styleOf('1,284').fontStyle).toBe('italic');
    expect(styleOf('visitors today').letterSpacing).toBe('3px');
    // Props on the element win: the demo sets `variant`.
    const root = elementOf('1,284').parentElement;
    expect(root && getComputedStyle(root).borderTopStyle).toBe('solid');
  },
);
