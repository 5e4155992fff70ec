import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import MenuItem from '@mui/material/MenuItem';
import Menu from '@mui/material/Menu';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { claim, expect, page, show, vi } from '#claims';
import ChooseProject from './demos/choose-project.tsx';
import text from './page.md?raw';

function RouterLink({ href, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} href={href} data-router>
      {children}
    </a>
  );
}
const theme = createTheme({
  components: {
    MuiLink: { defaultProps: { component: RouterLink } },
    MuiButtonBase: { defaultProps: { LinkComponent: RouterLink } },
  },
});

claim(
  'Buttons, tabs and list item buttons with `href` then use it, and so does `Link`.',
  async () => {
    await show(
      <ThemeProvider theme={theme}>
        <Button href="/orders">Orders</Button>
        <List>
          <ListItem disablePadding>
            <ListItemButton href="/invoices">Invoices</ListItemButton>
          </ListItem>
        </List>
        <Link href="/help">Help</Link>
        <Tabs value={0} aria-label="Reports">
          <Tab label="Sales" href="/sales" />
        </Tabs>
      </ThemeProvider>,
    );
    for (const name of ['Orders', 'Invoices', 'Help']) {
      await expect.element(page.getByRole('link', { name })).toHaveAttribute('data-router');
    }
    await expect.element(page.getByRole('tab', { name: 'Sales' })).toHaveAttribute('data-router');
  },
);

claim('`ListItem` has no `href`: put a `ListItemButton` in it.', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await show(
    <List>
      <ListItem {...{ href: '/invoices' }}>Invoices</ListItem>
    </List>,
  );
  await expect.element(page.getByText('Invoices')).toBeVisible();
  await expect.element(page.getByRole('link')).not.toBeInTheDocument();
  error.mockRestore();
});

claim(
  'Two things must know about it: Emotion, so that it writes its styles there, and the theme, so that menus and dialogs open there.',
  async () => {
    const host = document.body.appendChild(document.createElement('div'));
    const shadow = host.attachShadow({ mode: 'open' });
    const styles = shadow.appendChild(document.createElement('div'));
    const container = shadow.appendChild(document.createElement('div'));
    const cache = createCache({ key: 'booking', prepend: true, container: styles });
    const inside = createTheme({
      components: {
        MuiPopover: { defaultProps: { container } },
        MuiModal: { defaultProps: { container } },
      },
    });
    const root = createRoot(container);
    root.render(
      <CacheProvider value={cache}>
        <ThemeProvider theme={inside}>
          <Menu open anchorReference="anchorPosition" anchorPosition={{ left: 10, top: 10 }}>
            <MenuItem>Window seat</MenuItem>
          </Menu>
        </ThemeProvider>
      </CacheProvider>,
    );
    await expect
      .poll(() => container.querySelector('[role=menu]')?.textContent)
      .toBe('Window seat');
    expect(styles.querySelectorAll('style').length).toBeGreaterThan(0);
    root.unmount();
    host.remove();
  },
);

/** The code of a file of a project, as the page shows it. */
function fileOf(name: string): string {
  return text.split(`title="${name}"`)[1]?.split('```')[0] ?? '';
}

claim('Then three files in `src`. The last two replace the ones of the template.', () => {
  // The template has App.tsx, with a capital letter and a default export.
  expect(fileOf('src/main.tsx')).toContain("import App from './App.tsx';");
  expect(fileOf('src/App.tsx')).toContain('export default function App()');
  expect(fileOf('src/main.tsx')).toContain("import { theme } from './theme.ts';");
  expect(fileOf('src/theme.ts')).toContain('export const theme = createTheme(');
});

claim('The name of the folder, `v15-appRouter`, follows the major version of Next.js.', () => {
  const [, major] = /create-next-app@(\d+)/.exec(text) ?? [];
  expect(major).toBe('15');
  expect(fileOf('app/layout.tsx')).toContain(`@mui/material-nextjs/v${major ?? ''}-appRouter`);
});

claim('Choose by what you build.', async () => {
  await show(<ChooseProject />);
  const options = page.getByRole('radio');
  const advice = page.getByRole('status');
  const seen = new Set<string | null>();
  const count = options.elements().length;
  for (let index = 0; index < count; index += 1) {
    await options.nth(index).click();
    await expect.element(options.nth(index)).toBeChecked();
    seen.add(advice.element().textContent);
  }
  // A different project for each answer.
  expect(seen.size).toBe(3);
  expect(count).toBe(3);
});
