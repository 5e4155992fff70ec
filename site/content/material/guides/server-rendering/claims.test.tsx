import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import Menu from '@mui/material/Menu';
import NoSsr from '@mui/material/NoSsr';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { claim, expect, show, vi } from '#claims';

/** A page as a server sent it. */
function sent(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  return root;
}

const Asks = ({ query }: { query: string }) => (
  <p>{useMediaQuery(query) ? 'matches' : 'does not match'}</p>
);

claim(
  '| `Modal`, `Dialog`, `Menu`, `Popover` and other portals | nothing, even when `open` is set; with `disablePortal`, their content |',
  () => {
    const html = renderToString(
      <>
        <Dialog open>Ferry canceled</Dialog>
        <Menu open anchorEl={null}>
          <li>Ferry delayed</li>
        </Menu>
      </>,
    );
    expect(html).not.toContain('Ferry');
    const inPlace = renderToString(
      <Dialog open disablePortal>
        Ferry canceled
      </Dialog>,
    );
    expect(inPlace).toContain('Ferry canceled');
  },
);

claim('| `useMediaQuery` | `false`, or `defaultMatches` |', () => {
  const Assumes = () => (
    <p>{String(useMediaQuery('(min-width:9999px)', { defaultMatches: true }))}</p>
  );
  expect(renderToString(<Asks query="(min-width:1px)" />)).toContain('does not match');
  expect(renderToString(<Assumes />)).toContain('true');
});

claim('| `NoSsr` | its `fallback` | – |', async () => {
  const part = (
    <NoSsr fallback={<p>Loading the map</p>}>
      <p>Map</p>
    </NoSsr>
  );
  expect(renderToString(part)).toBe('<p>Loading the map</p>');
  const { container } = await show(part);
  await expect.poll(() => container.textContent).toContain('Map');
  expect(container.textContent).not.toContain('Loading');
});

const narrow = createTheme({
  components: {
    MuiUseMediaQuery: {
      defaultProps: {
        ssrMatchMedia: (query) => {
          const minimum = /min-width:\s*([\d.]+)px/.exec(query)?.[1];
          return { matches: minimum === undefined || 4000 >= Number(minimum) };
        },
      },
    },
  },
});

claim('`ssrMatchMedia` gets the query and returns whether it matches.', () => {
  const draw = (query: string) =>
    renderToString(
      <ThemeProvider theme={narrow}>
        <Asks query={query} />
      </ThemeProvider>,
    );
  expect(draw('(min-width:3000px)')).toContain('<p>matches');
  expect(draw('(min-width:5000px)')).toContain('does not match');
});

claim(
  'In the browser, `ssrMatchMedia` is used for hydration too, so both sides render the same, and then the real width counts.',
  async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const tree = (
      <ThemeProvider theme={narrow}>
        <Asks query="(min-width:3000px)" />
      </ThemeProvider>
    );
    const root = sent(renderToString(tree));
    expect(root.textContent).toBe('matches');
    const mismatch = vi.fn();
    hydrateRoot(root, tree, { onRecoverableError: mismatch });
    await expect.poll(() => root.textContent).toBe('does not match');
    expect(mismatch).not.toHaveBeenCalled();
    expect(error).not.toHaveBeenCalled();
  },
);

claim(
  'When a cache is created, Emotion looks for `<style data-emotion>` elements in the page, moves them to the `<head>`, and does not insert their rules again.',
  () => {
    const root = sent(
      '<style data-emotion="ferry abc123">.ferry-abc123{color:red}</style><p>7:10</p>',
    );
    const style = root.querySelector('style');
    const cache = createCache({ key: 'ferry' });
    expect(style?.parentElement).toBe(document.head);
    expect(cache.inserted).toHaveProperty('abc123', true);
  },
);

claim(
  '`hydrateRoot` keeps the elements that are already there and adds the event handlers.',
  async () => {
    const onClick = vi.fn();
    const tree = (
      <CacheProvider value={createCache({ key: 'harbor' })}>
        <Button onClick={onClick}>Book</Button>
      </CacheProvider>
    );
    const root = sent(renderToString(tree));
    const button = root.querySelector('button');
    const mismatch = vi.fn();
    hydrateRoot(root, tree, { onRecoverableError: mismatch });
    await vi.waitFor(() => {
      button?.click();
      expect(onClick).toHaveBeenCalled();
    }, 15_000);
    expect(root.querySelector('button')).toBe(button);
    expect(mismatch).not.toHaveBeenCalled();
  },
);

claim(
  'With CSS variables, both color schemes are in the HTML, and a script selects one before the first paint:',
  () => {
    const html = renderToString(<InitColorSchemeScript attribute="class" />);
    expect(html).toMatch(/^<script/);
    const code = new DOMParser().parseFromString(html, 'text/html').querySelector('script');
    localStorage.setItem('mui-mode', 'dark');
    const script = document.createElement('script');
    script.textContent = code?.textContent ?? '';
    document.body.append(script);
    expect(document.documentElement.classList.contains('dark')).toBe(true);
    document.documentElement.classList.remove('dark');
    localStorage.removeItem('mui-mode');
  },
);
