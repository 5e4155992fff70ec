import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { openPages } from '../../tools/check/browser/open-pages.ts';
import { findBrowser } from '../../tools/testing/find-browser.mjs';

/** A page with one fault, as the server of an author would show it. */
const faults: Readonly<Record<string, string>> = {
  quiet: '',
  console: '<script>console.log("left behind")</script>',
  axe: '<figure class="demo" data-name="orders"><div data-demo="x"><p id="p"><button></button></p></div></figure>',
  wide: '<h2>Sizes</h2><div style="inline-size: 900px">wide</div>',
  moving: `<h2>Loading</h2><p>text</p><script>
    const box = document.createElement('div');
    box.style.height = '300px';
    const insert = () => document.querySelector('p').before(box);
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(insert)));
  </script>`,
};

const text = ['# Page', '', '## Sizes', '', '::demo{name="orders"}', '', '## Loading'].join('\n');

let server: Server;
let origin: string;

test.beforeAll(async () => {
  server = createServer((request, response) => {
    const fault = faults[(request.url ?? '').slice(1)];
    response.setHeader('content-type', 'text/html');
    response.statusCode = fault === undefined ? 404 : 200;
    response.end(
      `<!doctype html><html lang="en"><title>Page</title><link rel="icon" href="data:,"><main class="prose"><h1>Page</h1>${fault ?? 'Nothing here'}</main>` +
        '<script>for (const it of document.querySelectorAll("[data-demo] > *")) it.__reactFiber = 1</script>',
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});

test.afterAll(() => void server.close());

async function open(href: string) {
  const source = { href, file: 'site/content/a/page.md', text };
  const pictures = test.info().outputPath('pictures');
  return openPages([source], { origin, browser: findBrowser() ?? '', pictures });
}

test('a page without a fault passes', async () => {
  expect(await open('/quiet')).toEqual([]);
});

for (const [href, line, message] of [
  ['/console', 1, /console says: left behind/],
  ['/axe', 5, /In the demo "orders": axe button-name/],
  [
    '/wide',
    3,
    /At 320 px, light-ltr, the page scrolls sideways by \d+ px: <div style="inline-size/,
  ],
  ['/moving', 7, /moves while it loads/],
  ['/missing', 1, /answers 404: .*Nothing here/s],
] as const) {
  test(`${href} is named with the line of the text and a fix`, async () => {
    const [problem] = await open(href);
    expect(problem).toMatchObject({ file: 'site/content/a/page.md', line });
    expect(problem?.message).toMatch(message);
    expect(problem?.fix).not.toBe('');
  });
}
