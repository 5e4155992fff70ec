import type { ReactNode } from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Slider from '@mui/material/Slider';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import { createPortal } from 'react-dom';
import { claim, expect, show, userEvent, vi } from '#claims';
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

const fill = (root: ParentNode) => getComputedStyle(find(root, 'button')).backgroundColor;
const focused = (root: ShadowRoot) => root.activeElement?.textContent;

claim('The button, its ripple and its tooltip live in a shadow root.', async () => {
  await show(<TicketWidget />);
  const root = await vi.waitFor(() => {
    const hosts = [...document.querySelectorAll('div')];
    const found = hosts.find((host) => host.shadowRoot?.querySelector('[role=status]'))?.shadowRoot;
    if (!found) throw new Error('No widget yet.');
    return found;
  });
  await userEvent.click(find(root, 'button'));
  await expect.poll(() => find(root, '[role=status]').textContent).toBe('1 in the basket');
  await expect
    .poll(() => root.querySelector('[role=tooltip]')?.textContent)
    .toContain('Sea museum');
  expect(document.querySelector('[role=tooltip]')).toBe(null);
});

claim(
  "Style sheets of the page don't reach them, and their styles don't reach the page.",
  async () => {
    const sheet = document.createElement('style');
    sheet.textContent = 'button.MuiButton-root.MuiButton-root { background: red !important }';
    document.head.append(sheet);
    const { root } = await showInShadow(() => <Button variant="contained">Add</Button>);
    const color = fill(root);
    sheet.remove();
    expect(color).toBe('rgb(25, 118, 210)');
    expect(root.querySelectorAll('style').length).toBeGreaterThan(0);
  },
);

claim('The components then render without any styles.', async () => {
  const { root } = await showInShadow(() => <Button variant="contained">Add</Button>, false);
  expect(fill(root)).not.toBe('rgb(25, 118, 210)');
  expect(root.querySelector('style')).toBe(null);
});

claim(
  "Menus, dialogs and tooltips render into `document.body`, outside the shadow root, where their styles don't exist.",
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
        <Menu open anchorEl={container}>
          <MenuItem>Adult</MenuItem>
        </Menu>
      </ThemeProvider>
    );
  });
  expect(root.querySelector('.MuiDialog-root')).not.toBe(null);
  expect(root.querySelector('.MuiMenu-root')).not.toBe(null);
  expect(document.querySelector('.MuiDialog-root, .MuiMenu-root')).toBe(null);
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

claim("arrow keys don't move between the items", async () => {
  const { root } = await showInShadow((container) => (
    <Menu open container={container} anchorEl={container}>
      <MenuItem>Adult</MenuItem>
      <MenuItem>Child</MenuItem>
    </Menu>
  ));
  await expect.poll(() => root.activeElement).not.toBe(null);
  const before = focused(root);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(focused(root)).toBe(before);
});

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

claim(':kbd[Tab] leaves the dialog: the focus is not kept inside', async () => {
  const { root } = await showInShadow((container) => (
    <Dialog open container={container}>
      <input aria-label="Name" />
    </Dialog>
  ));
  find(root, 'input').focus();
  await userEvent.keyboard('{Tab}{Tab}');
  await expect
    .poll(() => root.querySelector('.MuiDialog-paper')?.contains(root.activeElement))
    .toBe(false);
});

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
    </Select>
  ));
  expect(find(root, 'select').tagName).toBe('SELECT');
});
