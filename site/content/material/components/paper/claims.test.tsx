import Accordion from '@mui/material/Accordion';
import AccordionSummary from '@mui/material/AccordionSummary';
import Alert from '@mui/material/Alert';
import AppBar from '@mui/material/AppBar';
import Card from '@mui/material/Card';
import Dialog from '@mui/material/Dialog';
import Drawer from '@mui/material/Drawer';
import Menu from '@mui/material/Menu';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';
import Paper from '@mui/material/Paper';
import { claim, expect, page, show, vi } from '#claims';
import DarkElevation from './demos/dark-elevation.tsx';
import HoverPaper from './demos/hover-paper.tsx';

const papers = () => Array.from(document.querySelectorAll<HTMLElement>('.MuiPaper-root'));
const styles = () => papers().map((paper) => getComputedStyle(paper));

claim('`elevation` sets the shadow, from 0 (none) to 24. The default is 1.', async () => {
  await show(
    <>
      <Paper>Default</Paper>
      <Paper elevation={1}>One</Paper>
      <Paper elevation={0}>None</Paper>
      <Paper elevation={24}>High</Paper>
    </>,
  );
  const [byDefault, one, none, high] = styles().map(({ boxShadow }) => boxShadow);
  expect(byDefault).toBe(one);
  expect(none).toBe('none');
  expect(high).not.toBe(one);
});

claim(
  'A number that the theme does not define draws no shadow and, in development, logs',
  async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await show(<Paper elevation={25}>Too high</Paper>);
    expect(log.mock.calls.flat().join(' ')).toContain('is not available in the theme');
    expect(styles()[0]?.boxShadow).toBe('none');
  },
);

claim('`elevation` then has no effect.', async () => {
  await show(
    <Paper variant="outlined" elevation={8}>
      Flat
    </Paper>,
  );
  expect(styles()[0]?.boxShadow).toBe('none');
  expect(styles()[0]?.borderTopWidth).toBe('1px');
});

claim('`borderRadius: 3` is 12 pixels', async () => {
  await show(
    <>
      <Paper sx={{ borderRadius: 3 }}>Round</Paper>
      <Paper>Default</Paper>
      <Paper square>Square</Paper>
    </>,
  );
  expect(styles().map(({ borderTopLeftRadius }) => borderTopLeftRadius)).toEqual([
    '12px',
    '4px',
    '0px',
  ]);
});

claim('a semitransparent white gradient lies over the background color', async () => {
  await show(<DarkElevation />);
  const [low, , high, none] = styles().map(({ backgroundImage }) => backgroundImage);
  expect(low).toContain('linear-gradient');
  expect(high).not.toBe(low);
  expect(none).toBe('none');
});

claim('An outlined paper has no gradient.', async () => {
  await show(<Paper variant="outlined">Flat</Paper>, { paletteMode: 'dark' });
  expect(styles()[0]?.backgroundImage).toBe('none');
});

claim('Changes of the shadow are animated.', async () => {
  await show(<HoverPaper />);
  const before = styles()[0]?.boxShadow;
  expect(styles()[0]?.transitionProperty).toBe('box-shadow');
  await page.getByRole('link').hover();
  await expect.poll(() => styles()[0]?.boxShadow).not.toBe(before);
});

claim('`<Paper sx={{ p: 2 }}>` for one paper', async () => {
  const Padded = styled(Paper)({ padding: 16 });
  await show(
    <>
      <Paper sx={{ p: 2 }}>One</Paper>
      <Padded>Many</Padded>
      <ThemeProvider
        theme={createTheme({ components: { MuiPaper: { defaultProps: { elevation: 0 } } } })}
      >
        <Paper>Flat</Paper>
      </ThemeProvider>
    </>,
  );
  const [one, many, flat] = styles();
  expect([one?.paddingTop, many?.paddingTop]).toEqual(['16px', '16px']);
  expect(flat?.boxShadow).toBe('none');
});

claim("`style={{ '--Paper-shadow': 'none' }}` removes the shadow", async () => {
  const variables: Record<string, string> = { '--Paper-shadow': 'none', '--Paper-overlay': 'none' };
  await show(
    <>
      <Paper elevation={8} style={variables}>
        Flat
      </Paper>
      <Paper elevation={8} sx={variables}>
        Not reached
      </Paper>
      <Paper elevation={8} sx={{ boxShadow: 'none', backgroundImage: 'none' }}>
        Also flat
      </Paper>
    </>,
    { paletteMode: 'dark' },
  );
  const looks = styles().map(({ boxShadow, backgroundImage }) => [boxShadow, backgroundImage]);
  expect(looks[0]).toEqual(['none', 'none']);
  expect(looks[1]).not.toContain('none');
  expect(looks[2]).toEqual(['none', 'none']);
});

claim('A paper is a `div` without a role.', async () => {
  await show(<Paper>Plain</Paper>);
  expect([papers()[0]?.tagName, papers()[0]?.getAttribute('role')]).toEqual(['DIV', null]);
  await show(
    <Paper component="section" aria-label="Opening hours">
      Until 8 p.m.
    </Paper>,
  );
  await expect.element(page.getByRole('region', { name: 'Opening hours' })).toBeVisible();
});

claim('`component` for another element', async () => {
  await show(<Paper component="form">Search</Paper>);
  expect(papers().map(({ tagName }) => tagName)).toEqual(['FORM']);
});

claim('and in dark mode `--Paper-overlay` too. An inline style wins over `sx`.', async () => {
  const themes = [
    createTheme(),
    createTheme({ palette: { mode: 'dark' } }),
    createTheme({ cssVariables: true, palette: { mode: 'dark' } }),
  ];
  await show(
    themes.map((theme, index) => (
      <ThemeProvider key={index} theme={theme}>
        <Paper elevation={8} sx={{ '--Paper-shadow': 'none' }}>
          Above
        </Paper>
      </ThemeProvider>
    )),
  );
  const inline = (name: string) =>
    papers().map((paper) => paper.style.getPropertyValue(name) !== '');
  expect(inline('--Paper-shadow')).toEqual([true, true, true]);
  expect(inline('--Paper-overlay')).toEqual([false, true, true]);
  expect(styles()[0]?.boxShadow).not.toBe('none');
  expect(styles()[1]?.boxShadow).not.toBe('none');
});

claim(
  'Cards, accordions, alerts and app bars are built on `Paper` and accept its props, such as `elevation` and `square`.',
  async () => {
    await show(
      <>
        <Paper elevation={12}>Paper</Paper>
        <Card elevation={12} square>
          Card
        </Card>
        <Accordion elevation={12} square>
          <AccordionSummary>Accordion</AccordionSummary>
        </Accordion>
        <Alert elevation={12} square>
          Alert
        </Alert>
        <AppBar position="static" elevation={12} square>
          App bar
        </AppBar>
      </>,
    );
    const [paper, ...others] = styles();
    expect(others).toHaveLength(4);
    for (const { boxShadow, borderTopLeftRadius } of others) {
      expect([boxShadow, borderTopLeftRadius]).toEqual([paper?.boxShadow, '0px']);
    }
  },
);

claim(
  'Menus, dialogs and drawers use it for their surface: pass the props in `slotProps.paper`.',
  async () => {
    const slotProps = { paper: { square: true, elevation: 12 } };
    await show(
      <>
        <Dialog open slotProps={slotProps}>
          Dialog
        </Dialog>
        <Drawer open slotProps={slotProps}>
          Drawer
        </Drawer>
        <Menu open anchorEl={document.body} slotProps={slotProps}>
          Menu
        </Menu>
      </>,
    );
    await expect.poll(() => papers().length).toBe(3);
    for (const paper of papers()) expect(paper.className).toContain('MuiPaper-elevation12');
    for (const { borderTopLeftRadius } of styles()) expect(borderTopLeftRadius).toBe('0px');
  },
);

claim('a menu has 8, and a dialog has 24', async () => {
  await show(
    <>
      <Menu open anchorEl={document.body}>
        Menu
      </Menu>
      <Dialog open>Dialog</Dialog>
    </>,
  );
  await expect.poll(() => papers().length).toBe(2);
  const [menu, dialog] = papers();
  expect(menu?.className).toMatch(/MuiPaper-elevation8\b/);
  expect(dialog?.className).toMatch(/MuiPaper-elevation24\b/);
});

claim('Paper has no padding: set it with `sx`.', async () => {
  await show(<Paper>Plain</Paper>);
  expect(styles()[0]?.padding).toBe('0px');
});

claim(
  'The gradient is a `background-image`, so setting `bgcolor` alone does not remove it.',
  async () => {
    await show(
      <ThemeProvider theme={createTheme({ palette: { mode: 'dark' } })}>
        <Paper elevation={8} sx={{ bgcolor: '#123456' }}>
          Blue
        </Paper>
      </ThemeProvider>,
    );
    expect(styles()[0]?.backgroundColor).toBe('rgb(18, 52, 86)');
    expect(styles()[0]?.backgroundImage).toContain('linear-gradient');
  },
);

claim(
  'A default for `elevation` also reaches the components built on `Paper`, unless they set their own.',
  async () => {
    const theme = createTheme({ components: { MuiPaper: { defaultProps: { elevation: 12 } } } });
    await show(
      <ThemeProvider theme={theme}>
        <Card>Card</Card>
        <Accordion>
          <AccordionSummary>Accordion</AccordionSummary>
        </Accordion>
        <AppBar position="static">App bar</AppBar>
        <Alert>Alert</Alert>
      </ThemeProvider>,
    );
    const elevations = papers().map(({ className }) => /elevation(\d+)/.exec(className)?.[1]);
    expect(elevations).toEqual(['12', '12', '4', '0']);
  },
);
