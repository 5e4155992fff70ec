import { readFile } from 'node:fs/promises';
import Button from '@mui/material/Button';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

const page = 'site/content/material/getting-started/usage/page.md';

/** Claims run in a browser; what a page says of the server is proven here. */
test.each([
  [
    'On the server, Emotion writes a `<style>` tag in front of the first element',
    <Button>A</Button>,
    1,
  ],
  [
    'it repeats the tag for every component that no other one contains',
    <>
      <Button>A</Button>
      <Button>B</Button>
    </>,
    2,
  ],
])('%s', async (sentence, element, groups) => {
  expect(await readFile(page, 'utf8')).toContain(sentence);
  const html = renderToString(element);
  expect(html).toMatch(/^<style data-emotion/);
  const own = html.match(
    /<style data-emotion="css [^"]*"[^>]*>\.css-[a-z0-9]+-MuiButtonBase-root/g,
  );
  expect(own).toHaveLength(groups);
});
