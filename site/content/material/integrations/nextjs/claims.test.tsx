import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import Link from '@mui/material/Link';
import ListItemButton from '@mui/material/ListItemButton';
import MenuItem from '@mui/material/MenuItem';
import Tab from '@mui/material/Tab';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { claim, expect, page, show } from '#claims';

function AppLink({ children, ...props }: ComponentProps<'a'>) {
  return (
    <a data-router="yes" {...props}>
      {children}
    </a>
  );
}

const theme = createTheme({
  components: {
    MuiLink: { defaultProps: { component: AppLink } },
    MuiButtonBase: { defaultProps: { LinkComponent: AppLink } },
  },
});

claim(
  '`LinkComponent` reaches everything that is built on `ButtonBase` and gets an `href`',
  async () => {
    await show(
      <ThemeProvider theme={theme}>
        <Link href="#a">Link</Link>
        <Button href="#a">Button</Button>
        <IconButton href="#a">Icon</IconButton>
        <ListItemButton href="#a">Item</ListItemButton>
        <BottomNavigationAction href="#a" label="Action" />
        <Tab href="#a" label="Tab" />
        <MenuItem {...{ href: '#a' }}>Menu</MenuItem>
        <Button>No link</Button>
      </ThemeProvider>,
    );
    const routed = Array.from(document.querySelectorAll('[data-router]'));
    expect(routed.map((element) => element.textContent)).toEqual([
      'Link',
      'Button',
      'Icon',
      'Item',
      'Action',
      'Tab',
    ]);
  },
);

claim('Use its `variable` in the theme, as below.', async () => {
  const fonts = createTheme({ typography: { fontFamily: 'var(--font-roboto)' } });
  await show(
    <div style={{ '--font-roboto': 'Georgia' } as never}>
      <ThemeProvider theme={fonts}>
        <Typography>Text</Typography>
      </ThemeProvider>
    </div>,
  );
  expect(getComputedStyle(page.getByText('Text').element()).fontFamily).toBe('Georgia');
});

claim('`attribute` must be the same as `colorSchemeSelector`.', () => {
  expect(renderToStaticMarkup(<InitColorSchemeScript attribute="class" />)).toContain('classList');
  const byDefault = renderToStaticMarkup(<InitColorSchemeScript />);
  expect(byDefault).toContain('data-mui-color-scheme');
  expect(byDefault).not.toContain('classList');
});

claim('A theme contains functions', () => {
  expect(typeof createTheme().spacing).toBe('function');
  expect(() => structuredClone(createTheme())).toThrow();
});

claim(
  'A `MenuItem` is an `li` and a clickable `Chip` is a `div`, so set `component={NextLink}` on these.',
  async () => {
    await show(
      <ThemeProvider theme={theme}>
        <MenuItem>Plain</MenuItem>
        <MenuItem component={AppLink} href="#a">
          Linked
        </MenuItem>
        <Chip clickable label="Bare" {...{ href: '#a' }} />
        <Chip clickable label="Routed" component={AppLink} href="#a" />
      </ThemeProvider>,
    );
    expect(page.getByText('Plain').element().tagName).toBe('LI');
    expect(page.getByText('Linked').element().hasAttribute('data-router')).toBe(true);
    expect(page.getByText('Bare').element().parentElement?.tagName).toBe('DIV');
    expect(page.getByText('Routed').element().parentElement?.hasAttribute('data-router')).toBe(
      true,
    );
  },
);
