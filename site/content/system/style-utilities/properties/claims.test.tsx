import Box from '@mui/material/Box';
import { createTheme } from '@mui/material/styles';
import * as system from '@mui/system';
import { claim, expect, page, show } from '#claims';
import FindAKey from './demos/find-a-key.tsx';
import TryAKey from './demos/try-a-key.tsx';

const styleOf = (text: string) => getComputedStyle(page.getByText(text).element());

/** The keys in the tables, by the style function of their section. */
const sections = {
  borders: `border borderTop borderRight borderBottom borderLeft borderColor borderTopColor
    borderRightColor borderBottomColor borderLeftColor borderRadius outline outlineColor`,
  palette: 'color bgcolor backgroundColor',
  display: 'display displayPrint overflow textOverflow visibility whiteSpace',
  flexbox: `flexDirection flexWrap justifyContent alignItems alignContent justifyItems justifySelf
    alignSelf flex flexGrow flexShrink flexBasis order`,
  grid: `gap rowGap columnGap gridTemplateColumns gridTemplateRows gridTemplateAreas
    gridAutoColumns gridAutoRows gridAutoFlow gridColumn gridRow gridArea`,
  positions: 'position zIndex top right bottom left',
  shadows: 'boxShadow',
  sizing: 'width minWidth height minHeight maxHeight maxWidth boxSizing',
  spacing: `m mt mr mb ml mx my margin marginTop marginRight marginBottom marginLeft marginX marginY
    marginInline marginInlineStart marginInlineEnd marginBlock marginBlockStart marginBlockEnd
    p pt pr pb pl px py padding paddingTop paddingRight paddingBottom paddingLeft paddingX paddingY
    paddingInline paddingInlineStart paddingInlineEnd paddingBlock paddingBlockStart
    paddingBlockEnd`,
  typography: `typography fontFamily fontSize fontStyle fontWeight font letterSpacing lineHeight
    textAlign textTransform`,
};
const words = (text: string) => text.split(/\s+/);
const listed = Object.values(sections).flatMap(words);

claim('This page lists all 111 keys that `sx` knows.', () => {
  const known = Object.keys(createTheme().unstable_sxConfig);
  expect(listed).toHaveLength(111);
  expect(listed.toSorted()).toEqual(known.toSorted());
});

claim('The only exception is `font`, which no style function handles.', () => {
  const { borders, display, flexbox, grid, palette } = system;
  const { positions, shadows, sizing, spacing, typography } = system;
  const first = { borders, display, flexbox, grid, palette };
  const second = { positions, shadows, sizing, spacing, typography };
  for (const [name, { filterProps }] of Object.entries({ ...first, ...second })) {
    const [, keys = ''] = Object.entries(sections).find(([section]) => section === name) ?? [];
    expect(words(keys).filter((key) => !filterProps.includes(key))).toEqual(
      name === 'typography' ? ['font'] : [],
    );
  }
});

claim(
  'The style functions do not: `borders` and `borderColor` put `error.main` into the CSS unchanged.',
  async () => {
    const Framed = system.styled('p')<system.BordersProps>(system.borders);
    const Colored = system.styled('p')<system.BordersProps>(
      { border: '1px solid' },
      system.borderColor,
    );
    await show(
      <div style={{ color: 'rgb(1, 2, 3)' }}>
        <Framed border={1} borderColor="error.main">
          All borders
        </Framed>
        <Colored borderColor="error.main">Color only</Colored>
        <Box sx={{ border: 1, borderColor: 'error.main' }}>In sx</Box>
      </div>,
    );
    expect(styleOf('All borders').borderTopWidth).toBe('1px');
    expect(styleOf('All borders').borderTopColor).toBe('rgb(1, 2, 3)');
    expect(styleOf('Color only').borderTopColor).toBe('rgb(1, 2, 3)');
    expect(styleOf('In sx').borderTopColor).not.toBe('rgb(1, 2, 3)');
  },
);

claim('Type part of a key, a theme key or a CSS property.', async () => {
  await show(<FindAKey />);
  const count = page.getByRole('status');
  await expect.element(count).toHaveTextContent('111 of 111 keys');
  const find = page.getByLabelText('Find a key');
  await find.fill('bgcolor');
  await expect.element(count).toHaveTextContent('1 of 111 keys');
  await expect.element(page.getByText('backgroundColor: #1976d2')).toBeVisible();
  await find.fill('breakpoints');
  await expect.element(page.getByText('maxWidth: 600')).toBeVisible();
  await find.fill('padding-left');
  await expect
    .element(page.getByText('paddingLeft: 16px; paddingRight: 16px').first())
    .toBeVisible();
  await find.fill('nothing like this');
  await expect.element(count).toHaveTextContent('0 of 111 keys');
});

claim('The rows come from the installed package, and so does the CSS of each example', async () => {
  await show(<FindAKey />);
  const theme = createTheme();
  for (const row of page.getByRole('row').elements().slice(1)) {
    const [name = '', themeKey = '', example = '', css = ''] = [...row.children].map(
      (cell) => cell.textContent,
    );
    expect(listed).toContain(name);
    const value: unknown = JSON.parse(example.slice(name.length + 2));
    // A key of which the theme knows a value changes it; a key without one passes it on.
    if (themeKey !== '' && typeof value === 'string' && !/font/.test(name)) {
      expect(css, name).not.toContain(`: ${value}`);
    }
    for (const property of Object.keys(theme.unstable_sx({ [name]: value }))) {
      expect(css, name).toContain(property);
    }
  }
});

claim('To see what another value becomes, type it here:', async () => {
  await show(<TryAKey />);
  const css = page.getByRole('status', { name: 'CSS' });
  await expect.element(css).toMatchTextContent(/paddingLeft/);
  await page.getByLabelText('Key').fill('bgcolor');
  await page.getByLabelText('Value').fill('primary.main');
  await expect
    .element(css)
    .toMatchTextContent(/"backgroundColor": "var\(--mui-palette-primary-main\)"/);
});

claim(
  'Numbers above 0 and up to 1 are fractions: `0.5` and `1 / 2` are 50%, `1` is 100%. Larger numbers are pixels.',
  async () => {
    await show(
      <div style={{ width: 400 }}>
        <Box sx={{ width: 1 / 2 }}>Half</Box>
        <Box sx={{ width: 1 }}>Whole</Box>
        <Box sx={{ width: 20, whiteSpace: 'nowrap' }}>Twenty</Box>
      </div>,
    );
    expect(styleOf('Half').width).toBe('200px');
    expect(styleOf('Whole').width).toBe('400px');
    expect(styleOf('Twenty').width).toBe('20px');
  },
);

claim(
  "`fontWeight: 'bold'` finds `typography.fontWeightBold`: if the theme has no value under the name itself, `sx` tries the key and the name together.",
  () => {
    const theme = createTheme({ typography: { fontWeightBold: 650 } });
    expect(theme.unstable_sx({ fontWeight: 'bold' })).toEqual({ fontWeight: 650 });
    expect(theme.unstable_sx({ fontWeight: 'lighter' })).toEqual({ fontWeight: 'lighter' });
  },
);

claim('The number `1` becomes `1px` without a style, so no border shows', async () => {
  await show(
    <>
      <Box sx={{ borderInlineStart: 1 }}>Number</Box>
      <Box sx={{ borderInlineStart: '1px solid' }}>Text</Box>
    </>,
  );
  expect(styleOf('Number').borderLeftStyle).toBe('none');
  expect(styleOf('Text').borderLeftWidth).toBe('1px');
});

claim("These keys look as if they read the theme, but they don't:", () => {
  const theme = createTheme();
  const untouched = {
    background: 'primary.main',
    fill: 'primary.main',
    stroke: 'primary.main',
    accentColor: 'primary.main',
    caretColor: 'primary.main',
    textDecorationColor: 'primary.main',
    borderInlineStartColor: 'divider',
    borderTopLeftRadius: 2,
    inset: 2,
    insetInlineStart: 2,
    top: 2,
    scrollMargin: 2,
    scrollPadding: 2,
    minWidth: 'sm',
    inlineSize: 0.5,
    blockSize: 0.5,
    borderBlock: 1,
    borderInlineColor: 'divider',
  };
  expect(theme.unstable_sx(untouched)).toEqual(untouched);
});
