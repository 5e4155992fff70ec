import { Component, type ReactNode } from 'react';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { render } from 'vitest-browser-react';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import CurrentBreakpoint from './demos/current-breakpoint.tsx';
import PretendWidth from './demos/pretend-width.tsx';
import TimetableView from './demos/timetable-view.tsx';
import WideEnough from './demos/wide-enough.tsx';

type Options = Parameters<typeof useMediaQuery>[1];

/** Shows the message of an error below it. */
class Catch extends Component<{ children: ReactNode }, { message: string }> {
  override state = { message: '' };
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }
  override render() {
    return this.state.message ? <p role="alert">{this.state.message}</p> : this.props.children;
  }
}

/** Notes each answer. */
function Answer({ log, options }: { log: boolean[]; options?: Options }) {
  const matches = useMediaQuery('(min-width:600px)', options ?? {});
  log.push(matches);
  return <p>{String(matches)}</p>;
}

/** Hydrates in a wide window what the server rendered. */
async function hydrate(options?: Options) {
  const element = (log: boolean[]) => <Answer log={log} options={options} />;
  const html = renderToString(element([]));
  const host = document.createElement('div');
  host.innerHTML = '<p>false</p>';
  document.body.append(host);
  const log: boolean[] = [];
  const mismatch = vi.fn();
  const root = hydrateRoot(host, element(log), { onRecoverableError: mismatch });
  await expect.poll(() => host.textContent).toBe('true');
  root.unmount();
  return { html, log, mismatch };
}

claim(
  'returns `true` while it matches. The component renders again when the result changes.',
  async () => {
    await show(<WideEnough />);
    await expect.element(page.getByText('(min-width:600px) matches')).toBeVisible();
    await page.viewport(500, 800);
    await expect.element(page.getByText('(min-width:600px) does not match')).toBeVisible();
  },
);

claim('This timetable is a table on wide screens and a list on phones', async () => {
  await show(<TimetableView />);
  await expect.element(page.getByRole('table', { name: 'Ferries' })).toBeVisible();
  await page.viewport(500, 800);
  await expect.element(page.getByRole('list', { name: 'Ferries' })).toBeVisible();
});

claim('A leading `@media` is removed.', async () => {
  const theme = createTheme();
  const Phone = () => <p>{String(useMediaQuery(theme.breakpoints.up('sm')))}</p>;
  expect(theme.breakpoints.up('sm')).toBe('@media (min-width:600px)');
  await show(<Phone />);
  await expect.element(page.getByText('true')).toBeVisible();
});

claim("| `theme.breakpoints.only('md')` | 900px to 1199px |", async () => {
  const Helpers = () => {
    const answers = {
      up: useMediaQuery((theme: Theme) => theme.breakpoints.up('md')),
      down: useMediaQuery((theme: Theme) => theme.breakpoints.down('md')),
      only: useMediaQuery((theme: Theme) => theme.breakpoints.only('md')),
      between: useMediaQuery((theme: Theme) => theme.breakpoints.between('sm', 'lg')),
      not: useMediaQuery((theme: Theme) => theme.breakpoints.not('md')),
    };
    return (
      <p data-testid="helpers">
        {Object.entries(answers)
          .filter(([, matches]) => matches)
          .map(([name]) => name)
          .join(' ')}
      </p>
    );
  };
  await show(<Helpers />);
  const expected = {
    599: 'down not',
    600: 'down between not',
    899: 'down between not',
    900: 'up only between',
    1199: 'up only between',
    1200: 'up not',
  };
  for (const [width, names] of Object.entries(expected)) {
    await page.viewport(Number(width), 800);
    await expect.element(page.getByTestId('helpers')).toHaveTextContent(names);
  }
});

claim('Without a `ThemeProvider`, the function receives `null` and fails.', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Phone = () => (
    <p>{String(useMediaQuery((theme: Theme) => theme.breakpoints.down('sm')))}</p>
  );
  await render(
    <Catch>
      <Phone />
    </Catch>,
  );
  await expect.element(page.getByRole('alert')).toMatchTextContent('null');
});

claim('The hook warns about it in the console', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const Print = () => <p>{String(useMediaQuery('print'))}</p>;
  await show(<Print />);
  expect(String(warn.mock.calls[0]?.[0])).toContain('`print` query');
});

claim('This hook returns the name of the widest breakpoint that matches.', async () => {
  await show(<CurrentBreakpoint />);
  for (const [width, name] of [
    [500, 'xs'],
    [700, 'sm'],
    [1000, 'md'],
    [1300, 'lg'],
    [1600, 'xl'],
  ] as const) {
    await page.viewport(width, 800);
    await expect.element(page.getByText(`Current breakpoint: ${name}`)).toBeVisible();
  }
});

claim(
  'When the browser hydrates the page, the first render uses the same value, so that it matches the HTML. The right value follows in a second render',
  async () => {
    const { log, mismatch } = await hydrate();
    expect(log[0]).toBe(false);
    expect(log.at(-1)).toBe(true);
    expect(mismatch).not.toHaveBeenCalled();
  },
);

claim(
  'In an app that is rendered only in the browser, the first render already has the right value.',
  async () => {
    const log: boolean[] = [];
    await show(<Answer log={log} />);
    expect(new Set(log)).toEqual(new Set([true]));
  },
);

claim(
  'With `noSsr`, a page from the server can differ from the first render in the browser, and React reports a hydration mismatch.',
  async () => {
    const { log, mismatch } = await hydrate({ noSsr: true });
    expect(log[0]).toBe(true);
    expect(mismatch).toHaveBeenCalled();
  },
);

claim('`ssrMatchMedia` evaluates a query on the server.', () => {
  const options = { ssrMatchMedia: (query: string) => ({ matches: query.includes('600') }) };
  expect(renderToString(<Answer log={[]} options={options} />)).toBe('<p>true</p>');
  expect(renderToString(<Answer log={[]} />)).toBe('<p>false</p>');
});

claim('Options in the call win.', () => {
  const theme = createTheme({
    components: { MuiUseMediaQuery: { defaultProps: { defaultMatches: true } } },
  });
  const draw = (options?: Options) =>
    renderToString(
      <ThemeProvider theme={theme}>
        <Answer log={[]} options={options} />
      </ThemeProvider>,
    );
  expect(draw()).toContain('true');
  expect(draw({ defaultMatches: false })).toContain('false');
});

claim('The slider in this demo simulates another width', async () => {
  await show(<PretendWidth />);
  await expect.element(page.getByText(/Columns: 1/)).toBeVisible();
  page.getByRole('slider').element().focus();
  await userEvent.keyboard('{End}');
  await expect.element(page.getByText(/Columns: 3/)).toBeVisible();
});

claim(
  'the component renders only when its result changes, not on every pixel of a resize.',
  async () => {
    const log: boolean[] = [];
    await show(<Answer log={log} />);
    const before = log.length;
    await page.viewport(1100, 800);
    await page.viewport(900, 800);
    expect(log).toHaveLength(before);
    await page.viewport(500, 800);
    await expect.element(page.getByText('false')).toBeVisible();
    expect(log.length).toBeGreaterThan(before);
  },
);
