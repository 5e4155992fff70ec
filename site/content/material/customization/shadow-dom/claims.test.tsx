import type { ReactNode } from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Drawer from '@mui/material/Drawer';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Slider from '@mui/material/Slider';
import { createTheme, ThemeProvider, useColorScheme } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { createPortal } from 'react-dom';
import { prefixer } from 'stylis';
import { render } from 'vitest-browser-react';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import TicketWidget from './demos/ticket-widget.tsx';

/** Draws content in a shadow root with a style cache of its own. */
async function showInShadow(draw: (inside: HTMLElement) => ReactNode, styled = true) {
  const host = document.createElement('div');
  document.body.append(host);
  const root = host.attachShadow({ mode: 'open' });
  const inside = document.createElement('div');
  root.append(inside);
  const cache = createCache({ key: 'shadow', container: root });
  const content = styled ? (
    <CacheProvider value={cache}>{draw(inside)}</CacheProvider>
  ) : (
    draw(inside)
  );
  await show(createPortal(content, inside));
  return { host, root, inside };
}

function find(root: ParentNode, selector: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`Nothing matches ${selector}.`);
  return found;
}

/** A theme without variables: its colors don't come from the page. */
const plain = createTheme();
const blue = 'rgb(25, 118, 210)';

const fill = (root: ParentNode) => getComputedStyle(find(root, 'button')).backgroundColor;
const focused = (root: ShadowRoot) => root.activeElement?.textContent;

claim('The button, its ripple and its tooltip live in a shadow root.', async () => {
  await show(<TicketWidget />);
  const root = await vi.waitFor(() => {
    const hosts = [...document.querySelectorAll('div')];
    const found = hosts.find((host) => host.shadowRoot?.querySelector('[role=status]'))?.shadowRoot;
    if (!found) throw new Error('No widget yet.');
    return found;
  }, 15_000);
  await userEvent.click(find(root, 'button'));
  await expect.poll(() => find(root, '[role=status]').textContent).toBe('In the basket: 1');
  await expect
    .poll(() => root.querySelector('[role=tooltip]')?.textContent)
    .toContain('Sea museum');
  expect(document.querySelector('[role=tooltip]')).toBe(null);
});

claim(
  "Style sheets of the page don't match them, and their styles don't match anything on the page.",
  async () => {
    const sheet = document.createElement('style');
    sheet.textContent = 'button.MuiButton-root.MuiButton-root { background: red !important }';
    document.head.append(sheet);
    const { root } = await showInShadow(() => (
      <ThemeProvider theme={plain}>
        <Button variant="contained">Add</Button>
      </ThemeProvider>
    ));
    const color = fill(root);
    const twin = document.createElement('button');
    twin.className = find(root, 'button').className;
    document.body.append(twin);
    sheet.remove();
    expect(color).toBe(blue);
    expect(root.querySelectorAll('style').length).toBeGreaterThan(0);
    expect(getComputedStyle(twin).backgroundColor).not.toBe(blue);
  },
);

claim('Inherited properties such as `color` still come from the host.', async () => {
  const { host, inside } = await showInShadow(() => null);
  host.style.color = 'rgb(1, 2, 3)';
  expect(getComputedStyle(inside).color).toBe('rgb(1, 2, 3)');
});

claim(
  'On the first render, React removes everything that is already in the node that you pass to `createRoot`.',
  async () => {
    const container = document.createElement('div');
    container.innerHTML = '<style>p { color: red }</style>';
    document.body.append(container);
    await render(<p>Tickets</p>, { container });
    expect(container.innerHTML).toBe('<p>Tickets</p>');
  },
);

claim('Chromium ignores `@font-face` rules inside a shadow root.', async () => {
  const { root } = await showInShadow(() => null);
  const face = (name: string) => {
    const sheet = document.createElement('style');
    sheet.textContent = `@font-face { font-family: ${name}; src: local("Arial") }`;
    return sheet;
  };
  const outside = face('TicketOutside');
  root.append(face('TicketInside'));
  document.head.append(outside);
  const families = [...document.fonts].map(({ family }) => family);
  outside.remove();
  expect(families).toContain('TicketOutside');
  expect(families).not.toContain('TicketInside');
});

claim('The components then render without any styles.', async () => {
  const button = (
    <ThemeProvider theme={plain}>
      <Button variant="contained">Add</Button>
    </ThemeProvider>
  );
  const { root } = await showInShadow(() => button, false);
  expect(fill(root)).not.toBe(blue);
  expect(root.querySelector('style')).toBe(null);
});

claim(
  "By default, menus, dialogs and tooltips render into `document.body`, outside the shadow root, where their styles don't exist.",
  async () => {
    const { root, inside } = await showInShadow(() => <Dialog open>Basket</Dialog>);
    expect(root.querySelector('.MuiDialog-root')).toBe(null);
    const paper = find(document, '.MuiDialog-paper');
    expect(inside.contains(paper)).toBe(false);
    expect(getComputedStyle(paper).maxWidth).toBe('none');
  },
);

claim('Set `container` for the three components behind them in the theme:', async () => {
  const { root } = await showInShadow((container) => {
    const inShadow = { defaultProps: { container } };
    const theme = createTheme({
      components: { MuiModal: inShadow, MuiPopover: inShadow, MuiPopper: inShadow },
    });
    return (
      <ThemeProvider theme={theme}>
        <Dialog open>Basket</Dialog>
        <Drawer open>Days</Drawer>
        <Menu open anchorEl={container}>
          <MenuItem>Adult</MenuItem>
        </Menu>
        <Select open value="adult">
          <MenuItem value="adult">Adult</MenuItem>
        </Select>
        <Autocomplete
          open
          options={['Monday']}
          renderInput={(params) => <TextField {...params} label="Day" />}
        />
      </ThemeProvider>
    );
  });
  const popups = '.MuiDialog-root, .MuiDrawer-root, .MuiMenu-root, .MuiAutocomplete-popper';
  await expect.poll(() => root.querySelectorAll(popups).length).toBe(5);
  expect(document.querySelector(popups)).toBe(null);
});

claim('The element then has the class `light` or `dark`, and its content follows it.', async () => {
  const theme = createTheme({
    colorSchemes: { light: true, dark: true },
    cssVariables: { rootSelector: ':host', colorSchemeSelector: 'class', cssVarPrefix: 'ticket' },
  });
  const { host, root, inside } = await showInShadow((node) => (
    <ThemeProvider theme={theme} {...{ colorSchemeNode: node }}>
      <Button variant="contained">Add</Button>
    </ThemeProvider>
  ));
  expect(getComputedStyle(host).getPropertyValue('--ticket-palette-primary-main')).toBe('#1976d2');
  expect(inside.className).toBe('light');
  find(root, 'button').style.transition = 'none';
  inside.className = 'dark';
  await expect.poll(() => fill(root)).toBe('rgb(144, 202, 249)');
});

claim('but a dialog throws an error because it sets a style on its container.', async () => {
  const { root } = await showInShadow(() => null);
  const modal = { defaultProps: { container: root } };
  const theme = createTheme({}, { components: { MuiModal: modal } });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(
    show(
      <ThemeProvider theme={theme}>
        <Dialog open>Basket</Dialog>
      </ThemeProvider>,
    ),
  ).rejects.toThrow('overflow');
});

claim(
  'a widget that uses the same prefix gets the colors and the mode of the page. If the page has none, the widget has no colors:',
  async () => {
    const theme = createTheme({ cssVariables: { cssVarPrefix: 'fair' } });
    const { host, root } = await showInShadow(() => (
      <ThemeProvider theme={theme}>
        <Button variant="contained" sx={{ transition: 'none' }}>
          Add
        </Button>
      </ThemeProvider>
    ));
    expect(getComputedStyle(host).getPropertyValue('--fair-palette-primary-main')).toBe('');
    expect(fill(root)).toBe('rgba(0, 0, 0, 0)');
    document.documentElement.style.setProperty('--fair-palette-primary-main', 'rgb(1, 2, 3)');
    const color = fill(root);
    document.documentElement.removeAttribute('style');
    expect(color).toBe('rgb(1, 2, 3)');
  },
);

claim('`modeStorageKey` changes the key in `localStorage`.', async () => {
  const theme = createTheme({
    cssVariables: { colorSchemeSelector: 'class' },
    colorSchemes: { light: true, dark: true },
  });
  function Dark() {
    const { setMode } = useColorScheme();
    return <button onClick={() => setMode('dark')}>Dark</button>;
  }
  await render(
    <ThemeProvider theme={theme} modeStorageKey="ticket-mode">
      <Dark />
    </ThemeProvider>,
  );
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect.poll(() => localStorage.getItem('ticket-mode')).toBe('dark');
  expect(localStorage.getItem('mui-mode')).not.toBe('dark');
  document.documentElement.removeAttribute('class');
});

claim(
  "| `Menu`, `Select` | no item gets the focus on opening, and arrow keys don't move to one |",
  async () => {
    const { root } = await showInShadow((container) => (
      <Menu open container={container} anchorEl={container}>
        <MenuItem>Adult</MenuItem>
        <MenuItem>Child</MenuItem>
        <MenuItem>Senior</MenuItem>
      </Menu>
    ));
    const paper = () => root.querySelector('.MuiMenu-paper');
    await expect
      .poll(() => root.activeElement !== null && root.activeElement === paper())
      .toBe(true);
    for (const key of ['{ArrowDown}', '{ArrowDown}', '{ArrowUp}', '{End}']) {
      await userEvent.keyboard(key);
      expect(root.activeElement).toBe(paper());
    }
  },
);

claim("arrow keys don't move between the tabs", async () => {
  const { root } = await showInShadow(() => (
    <Tabs value={0}>
      <Tab label="Today" />
      <Tab label="Tomorrow" />
    </Tabs>
  ));
  find(root, '[role=tab]').focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(focused(root)).toBe('Today');
});

claim(
  ':kbd[Tab] stays in the dialog, but makes extra stops on elements without a visible focus',
  async () => {
    const neighbor = () => {
      const button = document.createElement('button');
      button.textContent = 'Page';
      document.body.append(button);
    };
    neighbor();
    const { host, root } = await showInShadow((container) => (
      <Dialog open container={container}>
        <input aria-label="Name" />
      </Dialog>
    ));
    neighbor();
    find(root, 'input').focus();
    for (const key of ['{Tab}', '{Shift>}{Tab}{/Shift}']) {
      const stops = new Set<string>();
      for (let count = 0; count < 4; count += 1) {
        await userEvent.keyboard(key);
        await expect.poll(() => document.activeElement).toBe(host);
        stops.add(
          root.activeElement?.getAttribute('data-testid') ?? root.activeElement?.tagName ?? '',
        );
      }
      expect(stops).toContain('INPUT');
      expect([...stops].some((stop) => stop.startsWith('sentinel'))).toBe(true);
    }
  },
);

claim(
  "only elements next to it in its container get `aria-hidden`, and the page around the host doesn't.",
  async () => {
    const around = document.createElement('main');
    document.body.append(around);
    const { root } = await showInShadow((container) => (
      <>
        <p>Tickets</p>
        <Dialog open container={container}>
          Basket
        </Dialog>
      </>
    ));
    await expect.poll(() => find(root, 'p').getAttribute('aria-hidden')).toBe('true');
    expect(around.hasAttribute('aria-hidden')).toBe(false);
  },
);

claim('| `Slider`, `Autocomplete` | the keyboard works |', async () => {
  const { root } = await showInShadow((container) => (
    <>
      <Slider aria-label="Tickets" defaultValue={10} />
      <Autocomplete
        options={['Monday', 'Tuesday']}
        slotProps={{ popper: { container } }}
        renderInput={(params) => <TextField {...params} label="Day" />}
      />
    </>
  ));
  find(root, 'input[type=range]').focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(root.querySelector<HTMLInputElement>('input[type=range]')?.value).toBe('11');
  find(root, 'input[role=combobox]').focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => root.querySelectorAll('[role=option]').length).toBe(2);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect
    .poll(() => root.querySelector<HTMLInputElement>('input[role=combobox]')?.value)
    .toBe('Monday');
});

claim("`Select` with `native`, which renders the browser's own select.", async () => {
  const { root } = await showInShadow(() => (
    <Select native defaultValue="adult" inputProps={{ 'aria-label': 'Ticket' }}>
      <option value="adult">Adult</option>
      <option value="child">Child</option>
    </Select>
  ));
  find(root, 'select').focus();
  await userEvent.keyboard('c');
  await expect.poll(() => root.querySelector('select')?.value).toBe('child');
});

claim("A label outside can't name a field inside.", async () => {
  const { root } = await showInShadow(() => <input id="visitor" />);
  const label = (parent: Node) => {
    const element = document.createElement('label');
    element.htmlFor = 'visitor';
    parent.appendChild(element);
    return element;
  };
  expect(label(root).control).toBe(find(root, 'input'));
  expect(label(document.body).control).toBe(null);
});

claim('Emotion sets it on every style element.', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  const cache = createCache({ key: 'nonce', container, nonce: 'r4nd0m' });
  await show(
    <CacheProvider value={cache}>
      <Button>Add</Button>
    </CacheProvider>,
  );
  const nonces = [...container.querySelectorAll('style')].map(({ nonce }) => nonce);
  expect(nonces.length).toBeGreaterThan(1);
  expect(new Set(nonces)).toEqual(new Set(['r4nd0m']));
});

claim(
  'The cache needs the plugin `@mui/stylis-plugin-rtl` as it would outside; without it, `ml` stays on the left.',
  async () => {
    const { root, inside } = await showInShadow(() => null);
    const mirrored = createCache({
      key: 'mirrored',
      container: root,
      stylisPlugins: [prefixer, rtlPlugin],
    });
    const usual = createCache({ key: 'usual', container: root });
    await show(
      createPortal(
        <>
          <CacheProvider value={mirrored}>
            <Box sx={{ ml: 2 }} className="mirrored" />
          </CacheProvider>
          <CacheProvider value={usual}>
            <Box sx={{ ml: 2 }} className="usual" />
          </CacheProvider>
        </>,
        inside,
      ),
      { direction: 'rtl' },
    );
    expect(getComputedStyle(inside).direction).toBe('rtl');
    expect(getComputedStyle(find(root, '.mirrored')).marginRight).toBe('16px');
    expect(getComputedStyle(find(root, '.usual')).marginLeft).toBe('16px');
    expect(getComputedStyle(find(root, '.usual')).marginRight).toBe('0px');
  },
);
