import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useReducer, type ComponentProps } from 'react';
import { Link as RouterLink, MemoryRouter } from 'react-router';
import { claim, expect, page, show, vi } from '#claims';
import RouteLinks from './demos/route-links.tsx';
import RouterBreadcrumbs from './demos/router-breadcrumbs.tsx';
import RouterList from './demos/router-list.tsx';
import RouterMenu from './demos/router-menu.tsx';
import RouterTabs from './demos/router-tabs.tsx';
import RouterTheme from './demos/router-theme.tsx';

const link = (name: string) => page.getByRole('link', { name });
const status = () => page.getByRole('status');

function PlainLink({ children, ...props }: ComponentProps<'a'>) {
  return <a {...props}>{children}</a>;
}

claim('The link then navigates without a full page load.', async () => {
  await show(<RouteLinks />);
  await link('Borscht').click();
  await expect.element(status()).toHaveTextContent('Address: /recipes/borscht');
});

claim('sets `aria-current="page"` on the active link', async () => {
  await show(<RouterList />);
  await expect.element(link('Teachers')).toHaveAttribute('aria-current', 'page');
  await link('Rooms').click();
  await expect.element(link('Rooms')).toHaveAttribute('aria-current', 'page');
  await expect.element(link('Teachers')).not.toHaveAttribute('aria-current');
});

claim('The value of `Tabs` comes from the address', async () => {
  await show(<RouterTabs />);
  const invoices = page.getByText('Invoices');
  await invoices.click();
  await expect.element(status()).toHaveTextContent('Address: /invoices');
  expect(invoices.element().className).toContain('Mui-selected');
});

claim('The list inside has the role `tablist`, and each link the role `tab`', async () => {
  await show(<RouterTabs />);
  await expect.element(page.getByRole('navigation', { name: 'Clinic' })).toBeVisible();
  expect(page.getByRole('tablist').elements()).toHaveLength(1);
  expect(
    page
      .getByRole('tab')
      .elements()
      .map(({ tagName }) => tagName),
  ).toEqual(['A', 'A', 'A']);
});

claim('`Tabs` only accepts values of its own tabs, or `false`.', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await show(
    <Tabs value="/other">
      <Tab value="/one" label="One" />
    </Tabs>,
  );
  expect(log.mock.calls.flat().join(' ')).toContain('is invalid');
  log.mockClear();
  await show(
    <Tabs value={false}>
      <Tab value="/one" label="One" />
    </Tabs>,
  );
  expect(log).not.toHaveBeenCalled();
});

claim('A `MenuItem` with `component` is a link with `role="menuitem"`.', async () => {
  await show(<RouterMenu />);
  await page.getByRole('button').click();
  const profile = page.getByRole('menuitem', { name: 'Profile' });
  expect(profile.element().tagName).toBe('A');
  await profile.click();
  await expect.element(page.getByRole('button', { name: 'Account (/profile)' })).toBeVisible();
});

claim('Derive the trail from the current address:', async () => {
  await show(<RouterBreadcrumbs />);
  expect(page.getByRole('link').elements()).toHaveLength(2);
  await link('Alps').click();
  await expect.poll(() => page.getByRole('link').elements().length).toBe(1);
  await expect.element(link('Trails')).toBeVisible();
});

claim('You then write `href` everywhere.', async () => {
  await show(<RouterTheme />);
  await link('Albums').click();
  await expect.element(status()).toHaveTextContent('Address: /albums');
  await link('Concerts').click();
  await expect.element(status()).toHaveTextContent('Address: /concerts');
});

claim(
  'The exceptions are `MenuItem`, which is an `li`, and `Chip`, which is a `div`: both still need `component`.',
  async () => {
    const theme = createTheme({
      components: {
        MuiButtonBase: { defaultProps: { LinkComponent: PlainLink } },
      },
    });
    await show(
      <ThemeProvider theme={theme}>
        <Button href="/map">Button</Button>
        <MenuItem {...{ href: '/map' }}>Item</MenuItem>
        <Chip clickable label="Chip" {...{ href: '/map' }} />
      </ThemeProvider>,
    );
    const tags = ['Button', 'Item', 'Chip'].map(
      (text) => page.getByText(text).element().closest('.MuiButtonBase-root')?.tagName,
    );
    expect(tags).toEqual(['A', 'LI', 'DIV']);
  },
);

claim('so React removes the element and adds it again', async () => {
  function Inline() {
    const [, again] = useReducer((count: number) => count + 1, 0);
    return (
      <>
        <button type="button" onClick={again}>
          Again
        </button>
        <Button component={(props: object) => <RouterLink to="/map" {...props} />}>Map</Button>
      </>
    );
  }
  await show(
    <MemoryRouter>
      <Inline />
    </MemoryRouter>,
  );
  const map = page.getByText('Map');
  const before = map.element();
  expect(before.getAttribute('role')).toBe('button');
  await page.getByRole('button', { name: 'Again' }).click();
  await expect.poll(() => map.element() === before).toBe(false);
});

claim('Router links need a router around them, otherwise they throw.', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(show(<RouterLink to="/map">Map</RouterLink>)).rejects.toThrow();
});

claim(
  'A `Chip` also needs `clickable`, otherwise it does not react to hover and focus.',
  async () => {
    await show(
      <MemoryRouter>
        <Chip label="Plain" component={RouterLink} to="/one" />
        <Chip label="Clickable" clickable component={RouterLink} to="/two" />
      </MemoryRouter>,
    );
    expect(link('Plain').element().className).not.toContain('MuiButtonBase-root');
    expect(link('Clickable').element().className).toContain('MuiButtonBase-root');
  },
);
