import { readFileSync } from 'node:fs';
import path from 'node:path';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

/** A page speaks of the server: claims run in a browser, where Emotion writes into the head. */
const page = path.join(import.meta.dirname, 'material/getting-started/usage/page.md');

it.each([
  'On the server, Emotion writes a `<style>` tag in front of the first element that uses a style.',
  'Without a `CacheProvider`, it repeats the tag for every component that no other one contains.',
])('the usage page says: %s', (sentence) => {
  expect(readFileSync(page, 'utf8')).toContain(sentence);
});

const buttons = [<Button key="save">Save</Button>, <Button key="send">Send</Button>];

it('Emotion writes a style in front of the first element that uses it', () => {
  const html = renderToString(<Box>{buttons}</Box>);
  expect(html).toMatch(/<style data-emotion="css [^>]*>[^<]*<\/style><button /);
  expect(html).not.toContain('</button><style');
});

it('Emotion repeats the style for a component that no other one contains, unless there is one cache', () => {
  const cache = createCache({ key: 'css' });
  expect(renderToString(<p>{buttons}</p>)).toContain('</button><style');
  expect(
    renderToString(
      <CacheProvider value={cache}>
        <p>{buttons}</p>
      </CacheProvider>,
    ),
  ).not.toContain('</button><style');
});
