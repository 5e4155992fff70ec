// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { addSheets, swapHead } from './swap-head.browser.ts';

/** The next page, which needs one sheet. */
const next = new DOMParser().parseFromString(
  '<head><link rel="stylesheet" href="/api.css"></head>',
  'text/html',
);

afterEach(() => {
  document.head.replaceChildren();
});

function linksHere(): HTMLLinkElement[] {
  return [...document.head.querySelectorAll<HTMLLinkElement>('link')];
}

it('R5 waits for a sheet that an aborted click has linked and that has not come', async () => {
  let isReady = false;
  // The sheets never come by themselves here.
  const first = addSheets(next);
  const second = addSheets(next).then(() => {
    isReady = true;
  });
  await Promise.resolve();
  expect(linksHere()).toHaveLength(1);
  expect(isReady).toBe(false);
  linksHere()[0]?.dispatchEvent(new Event('load'));
  await Promise.all([first, second]);
  expect(isReady).toBe(true);
});

it('takes a sheet away that failed, so that the next click asks for it again', async () => {
  const adding = addSheets(next);
  linksHere()[0]?.dispatchEvent(new Event('error'));
  await expect(adding).rejects.toThrow('did not load');
  expect(linksHere()).toEqual([]);
});

it('brings the variables of the demo theme to the first page with demos, once', () => {
  const page = '<head><style data-theme-variables="demo-1">:root{--mui-spacing:8px}</style></head>';
  for (let visit = 0; visit < 2; visit += 1) {
    swapHead(new DOMParser().parseFromString(page, 'text/html'));
    const styles = document.head.querySelectorAll('style');
    expect([...styles].map(({ textContent }) => textContent)).toEqual([':root{--mui-spacing:8px}']);
  }
});
