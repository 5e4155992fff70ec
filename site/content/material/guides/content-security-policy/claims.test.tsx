import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createPortal } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import Box from '@mui/material/Box';
import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import Paper from '@mui/material/Paper';
import { claim, expect, show, vi } from '#claims';

/** A document with a policy that allows styles with the nonce "abc" only. */
async function strictDocument(body = ''): Promise<Document> {
  const frame = document.createElement('iframe');
  frame.srcdoc = `<!doctype html><meta http-equiv="Content-Security-Policy" content="style-src 'nonce-abc'">${body}`;
  const loaded = new Promise((resolve) => {
    frame.addEventListener('load', resolve, { once: true });
  });
  document.body.append(frame);
  await loaded;
  if (!frame.contentDocument) throw new Error('The frame has no document.');
  return frame.contentDocument;
}

async function colorWith(nonce: string, speedy: boolean) {
  const page = await strictDocument();
  const cache = createCache({ key: 'csp', container: page.head, nonce, speedy });
  await show(
    <CacheProvider value={cache}>
      {createPortal(<Box sx={{ color: 'rgb(1, 2, 3)' }}>Text</Box>, page.body)}
    </CacheProvider>,
  );
  const box = page.querySelector('div');
  return box && page.defaultView?.getComputedStyle(box).color;
}

claim(
  "A policy without `'unsafe-inline'` blocks them, unless each element carries a nonce that the policy allows.",
  async () => {
    expect(await colorWith('abc', false)).toBe('rgb(1, 2, 3)');
    expect(await colorWith('abc', true)).toBe('rgb(1, 2, 3)');
    expect(await colorWith('wrong', false)).toBe('rgb(0, 0, 0)');
  },
);

claim('which sets it on every `<style>` element it creates', async () => {
  const cache = createCache({ key: 'nonces', nonce: 'abc' });
  await show(
    <CacheProvider value={cache}>
      <Box sx={{ color: 'red' }}>Text</Box>
    </CacheProvider>,
  );
  const elements = Array.from(document.querySelectorAll<HTMLElement>('[data-emotion=nonces]'));
  expect(elements.length).toBeGreaterThan(0);
  expect(elements.every((element) => element.nonce === 'abc')).toBe(true);
});

claim('A nonce covers `<style>` elements, not `style` attributes.', async () => {
  const page = await strictDocument('<p style="color: rgb(1, 2, 3)">Text</p>');
  const text = page.querySelector('p');
  expect(text && page.defaultView?.getComputedStyle(text).color).toBe('rgb(0, 0, 0)');
});

claim(
  'In the browser, React sets styles through the DOM. A policy does not block that.',
  async () => {
    const page = await strictDocument();
    await show(createPortal(<p style={{ color: 'rgb(1, 2, 3)' }}>Text</p>, page.body));
    const text = page.querySelector('p');
    expect(text && page.defaultView?.getComputedStyle(text).color).toBe('rgb(1, 2, 3)');
  },
);

claim('Some components set one, for example Paper for its shadow', async () => {
  await show(<Paper>Text</Paper>);
  expect(document.querySelector('.MuiPaper-root')?.getAttribute('style')).toContain(
    '--Paper-shadow',
  );
});

claim('in the browser, the component writes an empty nonce', () => {
  expect(renderToStaticMarkup(<InitColorSchemeScript nonce="abc" />)).toContain('nonce=""');
});

claim('React does not set it again when it hydrates the page', async () => {
  const element = <p style={{ color: 'rgb(1, 2, 3)' }}>Text</p>;
  const page = await strictDocument(`<main>${renderToStaticMarkup(element)}</main>`);
  const main = page.querySelector('main');
  if (!main) throw new Error('The frame has no main element.');
  const recovered = vi.fn();
  const root = hydrateRoot(main, element, { onRecoverableError: recovered });
  const text = main.querySelector('p');
  const color = () => text && page.defaultView?.getComputedStyle(text).color;
  const hydrated = () => Object.keys(text ?? {}).some((key) => key.startsWith('__reactProps'));
  await expect.poll(hydrated).toBe(true);
  expect(color()).toBe('rgb(0, 0, 0)');
  expect(recovered).not.toHaveBeenCalled();
  root.render(<p style={{ color: 'rgb(4, 5, 6)' }}>Text</p>);
  await expect.poll(color).toBe('rgb(4, 5, 6)');
  root.unmount();
});
