import Button from '@mui/material/Button';
import NoSsr from '@mui/material/NoSsr';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { claim, expect, page, show, vi } from '#claims';
import ChartFallback from './demos/chart-fallback.tsx';
import DeferredList from './demos/deferred-list.tsx';
import LocalTime from './demos/local-time.tsx';

const Child = () => <p>{window.innerWidth}px</p>;

claim('The server sends the `fallback` in their place, or nothing.', async () => {
  const child = vi.fn(() => null);
  const Watched = child;
  expect(
    renderToString(
      <NoSsr fallback="Loading">
        <Watched />
      </NoSsr>,
    ),
  ).toBe('Loading');
  expect(
    renderToString(
      <NoSsr>
        <Watched />
      </NoSsr>,
    ),
  ).toBe('');
  expect(child).not.toHaveBeenCalled();
  await show(<LocalTime />);
  await expect
    .element(page.getByText(/^You:/))
    .toMatchTextContent(Intl.DateTimeFormat().resolvedOptions().timeZone);
});

claim(
  'The first render in the browser matches the HTML of the server, so React reports no hydration mismatch.',
  async () => {
    const element = (
      <NoSsr fallback={<p>Loading</p>}>
        <Child />
      </NoSsr>
    );
    const host = document.createElement('div');
    host.innerHTML = renderToString(element);
    document.body.append(host);
    expect(host.textContent).toBe('Loading');
    const mismatch = vi.fn();
    const root = hydrateRoot(host, element, { onRecoverableError: mismatch });
    await expect.poll(() => host.textContent).toBe(`${window.innerWidth}px`);
    expect(mismatch).not.toHaveBeenCalled();
    root.unmount();
  },
);

claim('It uses a layout effect, so an app without a server never paints the fallback.', () => {
  const host = document.createElement('div');
  const root = createRoot(host);
  flushSync(() =>
    root.render(
      <NoSsr fallback="Loading">
        <Child />
      </NoSsr>,
    ),
  );
  expect(host.textContent).toBe(`${window.innerWidth}px`);
  root.unmount();
});

claim('`defer` waits for an effect that runs after the browser has painted.', async () => {
  const host = document.createElement('div');
  const root = createRoot(host);
  flushSync(() =>
    root.render(
      <NoSsr defer fallback="Loading">
        <Child />
      </NoSsr>,
    ),
  );
  expect(host.textContent).toBe('Loading');
  await expect.poll(() => host.textContent).toBe(`${window.innerWidth}px`);
  root.unmount();
});

claim('Both buttons build 2,000 items.', async () => {
  await show(<DeferredList />);
  for (const name of ['Mount at once', 'Mount deferred']) {
    await page.getByRole('button', { name }).click();
    await expect.poll(() => document.querySelectorAll('li').length).toBe(2000);
    await page.getByRole('button', { name: 'Unmount' }).click();
    await expect.poll(() => document.querySelectorAll('li').length).toBe(0);
  }
});

claim('The fallback is part of the HTML', async () => {
  expect(renderToString(<NoSsr fallback={<p>Map of the stations</p>} />)).toContain(
    '<p>Map of the stations</p>',
  );
  await show(<ChartFallback />);
  await expect.element(page.getByText(/^Window:/)).toBeVisible();
  await page.getByRole('button', { name: 'Show what the server sends' }).click();
  await expect.element(page.getByText(/^Window:/)).not.toBeInTheDocument();
  expect(document.querySelector('.MuiSkeleton-root')).not.toBeNull();
});

claim('`NoSsr` renders no element of its own', async () => {
  await show(
    <div data-testid="parent">
      <NoSsr>
        <Button>Print</Button>
      </NoSsr>
    </div>,
  );
  expect(page.getByRole('button').element().parentElement).toBe(
    page.getByTestId('parent').element(),
  );
});

claim('They disappear when the children appear, and the focus is lost.', async () => {
  const app = (
    <NoSsr fallback={<button type="button">Reload</button>}>
      <p>Departures</p>
    </NoSsr>
  );
  const host = document.createElement('div');
  document.body.append(host);
  host.innerHTML = renderToString(app);
  host.querySelector('button')?.focus();
  expect(document.activeElement?.textContent).toBe('Reload');
  const root = hydrateRoot(host, app);
  await expect.element(page.getByText('Departures')).toBeVisible();
  expect(document.activeElement).toBe(document.body);
  root.unmount();
});
