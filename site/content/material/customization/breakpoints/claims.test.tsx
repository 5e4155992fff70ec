import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import useMediaQuery from '@mui/material/useMediaQuery';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { claim, expect, page, show, vi } from '#claims';
import CardByContainer from './demos/card-by-container.tsx';

const values: boolean[] = [];
function Wide({ noSsr = false }: { noSsr?: boolean }) {
  const wide = useMediaQuery('(min-width: 1px)', { noSsr });
  values.push(wide);
  return <p>{wide ? 'wide' : 'narrow'}</p>;
}

async function hydrate(noSsr: boolean): Promise<void> {
  const host = document.body.appendChild(document.createElement('div'));
  if (!noSsr) host.innerHTML = renderToString(<Wide />);
  values.length = 0;
  const root = hydrateRoot(host, <Wide noSsr={noSsr} />, { onRecoverableError: () => undefined });
  await expect.poll(() => host.textContent).toBe('wide');
  root.unmount();
  host.remove();
}

claim(
  'It does so again while React hydrates the HTML, and then renders again with the real value.',
  async () => {
    expect(renderToString(<Wide />)).toContain('narrow');
    await hydrate(false);
    expect(values).toEqual([false, true]);
  },
);

claim(
  'hydration should start with the value of the browser; the server must not have rendered that part',
  async () => {
    await hydrate(true);
    expect(values).not.toContain(false);
  },
);

claim('set the same function in the browser, or hydration does not match the HTML', async () => {
  const guess = () => ({ matches: true });
  function Guesses({ same }: { same: boolean }) {
    const far = useMediaQuery('(min-width: 9999px)', same ? { ssrMatchMedia: guess } : {});
    return <p>{far ? 'wide' : 'narrow'}</p>;
  }
  const mismatches = async (same: boolean) => {
    const host = document.body.appendChild(document.createElement('div'));
    host.innerHTML = renderToString(<Guesses same />);
    expect(host.textContent).toBe('wide');
    const onRecoverableError = vi.fn();
    const root = hydrateRoot(host, <Guesses same={same} />, { onRecoverableError });
    await expect.poll(() => host.textContent).toBe('narrow');
    root.unmount();
    host.remove();
    return onRecoverableError.mock.calls.length;
  };
  expect(await mismatches(true)).toBe(0);
  expect(await mismatches(false)).toBeGreaterThan(0);
});

claim(
  'An application that only runs in the browser needs none of them: the first render has the right value.',
  async () => {
    values.length = 0;
    const root = createRoot(document.createElement('div'));
    root.render(<Wide />);
    await expect.poll(() => values).toEqual([true]);
    root.unmount();
  },
);

claim('An upper limit ends 0.05 px below the key.', () => {
  const { breakpoints } = createTheme();
  expect(breakpoints.up('md')).toBe('@media (min-width:900px)');
  expect(breakpoints.down('md')).toBe('@media (max-width:899.95px)');
  expect(breakpoints.only('sm')).toBe('@media (min-width:600px) and (max-width:899.95px)');
});

claim('Set them for all calls in the theme, with the key `MuiUseMediaQuery`:', async () => {
  const theme = createTheme({
    components: {
      MuiUseMediaQuery: {
        defaultProps: {
          matchMedia: (query: string) => window.matchMedia(query === 'x' ? 'all' : query),
        },
      },
    },
  });
  const seen = vi.fn();
  function Asks() {
    seen(useMediaQuery('x'));
    return null;
  }
  await show(
    <ThemeProvider theme={theme}>
      <Asks />
    </ThemeProvider>,
  );
  await expect.poll(() => seen.mock.lastCall).toEqual([true]);
});

claim('`useMediaQuery` with `print` warns in the console', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  function Prints() {
    useMediaQuery('print');
    return null;
  }
  await show(<Prints />);
  await expect.poll(() => warn.mock.calls.flat().join(' ')).toContain('displayPrint');
  warn.mockRestore();
});

claim(
  "in `sx`, the key `'@sm'` applies when the container is at least 600 px wide, and `'@240'` from 240 px.",
  async () => {
    // The window is 1280 px wide the whole time: only the container changes.
    function Part({ width, name }: { width: number; name: string }) {
      return (
        <div style={{ containerType: 'inline-size', width }}>
          <Box sx={{ color: { '@': 'red', '@240': 'green', '@sm': 'blue' } }}>{name}</Box>
        </div>
      );
    }
    await show(
      <>
        <Part width={239} name="tiny" />
        <Part width={240} name="narrow" />
        <Part width={599} name="almost" />
        <Part width={600} name="wide" />
      </>,
    );
    const color = (name: string) => getComputedStyle(page.getByText(name).element()).color;
    await expect.poll(() => color('tiny')).toBe('rgb(255, 0, 0)');
    expect(color('narrow')).toBe('rgb(0, 128, 0)');
    expect(color('almost')).toBe('rgb(0, 128, 0)');
    expect(color('wide')).toBe('rgb(0, 0, 255)');
  },
);

claim("Set `containerType: 'inline-size'` on the parent.", async () => {
  await show(
    <div style={{ width: 450 }}>
      <CardByContainer />
    </div>,
  );
  const directions = () =>
    page
      .getByText('Build 412')
      .elements()
      .map((text) => getComputedStyle(text.parentElement ?? text).flexDirection);
  await expect.poll(directions).toEqual(['column', 'row']);

  // Without a container, the query never matches.
  await show(<Box sx={{ color: { '@': 'red', '@240': 'green' } }}>no container</Box>);
  const text = page.getByText('no container');
  await expect.element(text).toBeVisible();
  expect(getComputedStyle(text.element()).color).not.toBe('rgb(0, 128, 0)');
});

claim(
  'Without these keys, a `Container` has no maximum width and a `Toolbar` keeps its small height.',
  async () => {
    // The window is 1280 px wide: above `sm` and `lg`.
    const renamed: object = { breakpoints: { values: { phone: 0, desk: 1000 } } };
    async function sizes(options: object) {
      const screen = await show(
        <ThemeProvider theme={createTheme(options)}>
          <Container maxWidth="sm">Orders</Container>
          <Toolbar>Dispatch</Toolbar>
        </ThemeProvider>,
      );
      const { maxWidth } = getComputedStyle(page.getByText('Orders').element());
      const { minHeight } = getComputedStyle(page.getByText('Dispatch').element());
      await screen.unmount();
      return { maxWidth, minHeight };
    }
    expect(await sizes({})).toEqual({ maxWidth: '600px', minHeight: '64px' });
    expect(await sizes(renamed)).toEqual({ maxWidth: 'none', minHeight: '56px' });
  },
);
