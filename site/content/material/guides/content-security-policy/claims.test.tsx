import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createPortal } from 'react-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import Box from '@mui/material/Box';
import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import Paper from '@mui/material/Paper';
import { claim, expect, show } from '#claims';

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

claim('and it sets it on every element that it makes', async () => {
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

claim('in the browser, the component renders an empty one', () => {
  expect(renderToStaticMarkup(<InitColorSchemeScript nonce="abc" />)).toContain('nonce=""');
});
