import * as lab from '@mui/lab';
import * as material from '@mui/material';
import Dialog from '@mui/material/Dialog';
import Grid from '@mui/material/Grid';
import GridLegacy from '@mui/material/GridLegacy';
import InputLabel from '@mui/material/InputLabel';
import Slider from '@mui/material/Slider';
import * as styles from '@mui/material/styles';
import { createSvgIcon } from '@mui/material/utils';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { claim, expect, page, show, userEvent, vi, warnings } from '#claims';

const { createTheme, styled, ThemeProvider, useColorScheme, useTheme } = styles;

claim('The old `Grid` is now `GridLegacy`, and `Grid2` has taken over the name.', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(material).not.toHaveProperty('Grid2');
  expect(material.Grid).toBe(Grid);
  expect(material.GridLegacy).toBe(GridLegacy);
  const { container } = await show(
    <>
      <GridLegacy container>
        <GridLegacy item xs={6}>
          Old
        </GridLegacy>
      </GridLegacy>
      <Grid container>
        <Grid size={6}>New</Grid>
      </Grid>
    </>,
  );
  expect(container.querySelectorAll('.MuiGridLegacy-root')).toHaveLength(2);
  expect(container.querySelectorAll('.MuiGrid-root')).toHaveLength(2);
});

/** What a manifest of the family says. */
async function manifest(name: string): Promise<{
  version: string;
  exports: Record<string, unknown>;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}> {
  return JSON.parse(await commands.readFile(`node_modules/@mui/${name}/package.json`));
}

claim('The peer dependencies did not change: React 17, 18 or 19, and Emotion 11.', async () => {
  const { peerDependencies } = await manifest('material');
  expect(peerDependencies['react']).toBe('^17.0.0 || ^18.0.0 || ^19.0.0');
  expect(peerDependencies['@emotion/react']).toMatch(/^\^11\./);
});

claim('Version 7 of the lab is a beta: install `@mui/lab@7.0.0-beta.14`.', async () => {
  const { version, peerDependencies } = await manifest('lab');
  expect(version).toBe('7.0.0-beta.14');
  expect(peerDependencies['@mui/material']).toMatch(/^\^7\./);
});

claim('`@mui/material` depends on `react-is` 19', async () => {
  expect((await manifest('material')).dependencies['react-is']).toMatch(/^\^19\./);
});

claim('The one exception is `@mui/material/ButtonBase/TouchRipple`.', async () => {
  const { exports } = await manifest('material');
  const open = Object.keys(exports).filter((entry) => exports[entry] !== null);
  expect(open).toEqual(['./package.json', '.', './*', './ButtonBase/TouchRipple']);
});

claim('`@mui/icons-material/esm/Delete` cannot be resolved anymore.', async () => {
  const { exports } = await manifest('icons-material');
  expect(exports['./*']).toMatchObject({ import: { default: './esm/*.js' } });
  await commands.readFile('node_modules/@mui/icons-material/esm/Delete.js');
  await expect(
    commands.readFile('node_modules/@mui/icons-material/esm/esm/Delete.js'),
  ).rejects.toThrow();
});

claim('In development, it logs a warning, and TypeScript reports both props.', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await show(
    <>
      {/* @ts-expect-error The types of the new grid do not have the prop. */}
      <Grid zeroMinWidth>c</Grid>
      {/* @ts-expect-error The types of the new grid do not have the prop. */}
      <Grid item>a</Grid>
      {/* @ts-expect-error The types of the new grid do not have the prop. */}
      <Grid xs={6}>b</Grid>
    </>,
  );
  expect(warnings()).toContain('The `zeroMinWidth` prop has been removed');
});

claim(
  'If you forget an import of the old grid, nothing throws: the new `Grid` ignores `item` and `xs`, and the layout collapses.',
  async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const old: object = { item: true, xs: 6 };
    const { container } = await show(
      <div style={{ width: 400 }}>
        <Grid container>
          <Grid {...old}>a</Grid>
          <Grid size={6}>b</Grid>
        </Grid>
      </div>,
    );
    const [forgotten, fixed] = container.querySelectorAll('.MuiGrid-root .MuiGrid-root');
    expect(forgotten?.getBoundingClientRect().width).toBeLessThan(50);
    expect(fixed?.getBoundingClientRect().width).toBe(200);
    // Another page may have had the warning, which is logged once for each name.
    for (const message of warn.mock.calls.flat()) expect(message).toMatch(/prop has been removed/);
  },
);

const schemes = createTheme({
  cssVariables: { colorSchemeSelector: 'class' },
  colorSchemes: { light: true, dark: true },
});

function Mode() {
  const { setMode } = useColorScheme();
  const theme = useTheme();
  return <button onClick={() => setMode('dark')}>{theme.palette.mode}</button>;
}

const Sheet = styled('p')(({ theme }) => ({
  color: 'rgb(1, 1, 1)',
  ...theme.applyStyles('dark', { color: 'rgb(250, 250, 250)' }),
}));

claim(
  '`theme.palette` stays that of the default scheme, and `theme.palette.mode` does not change.',
  async () => {
    const { unmount } = await render(
      <ThemeProvider theme={schemes} defaultMode="light" modeStorageKey="v7-a">
        <Mode />
        <Sheet>Sheet</Sheet>
      </ThemeProvider>,
    );
    const color = () => getComputedStyle(page.getByText('Sheet').element()).color;
    await expect.poll(color).toBe('rgb(1, 1, 1)');
    await page.getByRole('button').click();
    await expect.poll(color).toBe('rgb(250, 250, 250)');
    await expect.element(page.getByRole('button')).toHaveTextContent('light');
    await unmount();
    document.documentElement.classList.remove('dark');
  },
);

claim('If that is too much at once, go back to the old behavior:', async () => {
  const again: object = { forceThemeRerender: true };
  const { unmount } = await render(
    <ThemeProvider theme={schemes} defaultMode="light" modeStorageKey="v7-b" {...again}>
      <Mode />
    </ThemeProvider>,
  );
  await page.getByRole('button').click();
  await expect.element(page.getByRole('button')).toHaveTextContent('dark');
  await unmount();
  document.documentElement.classList.remove('dark');
});

claim('`Dialog` and `Modal` have no `onBackdropClick`. `onClose` gets the reason.', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const removed = vi.fn();
  const onClose = vi.fn();
  const old: object = { onBackdropClick: removed };
  await show(
    <Dialog open onClose={onClose} {...old}>
      Draft
    </Dialog>,
  );
  await expect.element(page.getByRole('dialog')).toBeVisible();
  document.querySelector<HTMLElement>('.MuiDialog-container')?.click();
  await userEvent.click(page.elementLocator(document.body), { position: { x: 5, y: 5 } });
  await expect.poll(() => onClose).toHaveBeenCalled();
  expect(onClose.mock.calls[0]?.[1]).toBe('backdropClick');
  expect(removed).not.toHaveBeenCalled();
});

claim('`Hidden` and `PigmentHidden` are gone.', () => {
  expect(material).not.toHaveProperty('Hidden');
  expect(styles).not.toHaveProperty('createMuiTheme');
  expect(styles).not.toHaveProperty('experimentalStyled');
  expect(styles).toHaveProperty('StyledEngineProvider');
});

claim('`Masonry`, `Timeline`, `TabContext`, `TabList` and `TabPanel` stay in the lab.', () => {
  for (const name of ['Masonry', 'Timeline', 'TabContext', 'TabList', 'TabPanel'])
    expect(lab).toHaveProperty(name);
  for (const name of [
    'Alert',
    'AlertTitle',
    'AvatarGroup',
    'Pagination',
    'PaginationItem',
    'Rating',
    'Skeleton',
    'SpeedDial',
    'SpeedDialAction',
    'SpeedDialIcon',
    'ToggleButton',
    'ToggleButtonGroup',
  ]) {
    expect(lab).not.toHaveProperty(name);
    expect(material).toHaveProperty(name);
  }
});

claim('Production builds no longer have it.', async () => {
  const code = await commands.readFile('node_modules/@mui/material/esm/utils/createSvgIcon.js');
  expect(code).toMatch(
    /"data-testid": process\.env\.NODE_ENV !== 'production' \? `\$\{displayName\}Icon` : undefined/,
  );
});

claim('Icons had an attribute such as `data-testid="DeleteIcon"`.', async () => {
  const Bell = createSvgIcon(<path d="M0 0h24v24H0z" />, 'Bell');
  await show(<Bell />);
  await expect.element(page.getByTestId('BellIcon')).toBeVisible();
});

claim(
  '`Slider` is generic: with a number as `value`, `onChange` gets a number, and with an array an array.',
  async () => {
    const one = vi.fn<(value: number) => void>();
    const two = vi.fn<(value: number[]) => void>();
    await show(
      <>
        <Slider aria-label="One" value={2} onChange={(_event, value) => one(value)} />
        <Slider
          getAriaLabel={(index) => `Two ${index}`}
          value={[2, 8]}
          onChange={(_event, value) => two(value)}
        />
        <InputLabel size="medium">Seat</InputLabel>
      </>,
    );
    page.getByRole('slider', { name: 'One' }).element().focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(one).toHaveBeenCalledWith(3);
    page.getByRole('slider', { name: 'Two 1' }).element().focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(two).toHaveBeenCalledWith([2, 9]);
  },
);

claim(
  '7.1.2 does have `<StyledEngineProvider enableCssLayer>`, which puts all styles into one layer, `mui`.',
  async () => {
    await show(
      <styles.StyledEngineProvider enableCssLayer>
        <material.Button sx={{ opacity: 0.5 }}>One layer</material.Button>
      </styles.StyledEngineProvider>,
    );
    const button = page.getByRole('button').element();
    const name = [...button.classList].find((entry) => entry.startsWith('css-')) ?? '?';
    const rules = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter(({ cssText }) => cssText.includes(`.${name}`) && !cssText.endsWith('{ }'));
    expect(rules.length).toBeGreaterThan(0);
    for (const rule of rules) expect(rule.cssText).toMatch(/^@layer mui \{/);
  },
);

claim('The theme option `modularCssLayers` of 6.5 is not in 7.1.2.', async () => {
  const theme = styles.createTheme({ spacing: 8, ...{ modularCssLayers: true } });
  await show(
    <styles.ThemeProvider theme={theme}>
      <material.Button>Layered</material.Button>
    </styles.ThemeProvider>,
  );
  const [name = ''] = [...page.getByRole('button').element().classList].filter((entry) =>
    entry.startsWith('css-'),
  );
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const own = rules.find((rule) => rule.cssText.startsWith(`.${name}`));
  expect(own).toBeInstanceOf(CSSStyleRule);
  const layers = rules.filter((rule) => rule instanceof CSSLayerBlockRule);
  expect(layers.filter(({ cssText }) => cssText.includes(`.${name}`))).toEqual([]);
});
