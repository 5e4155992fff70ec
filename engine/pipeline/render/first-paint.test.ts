import { expect, test } from 'vitest';
import { firstPaintTarget } from './first-paint.ts';

const long = 'x'.repeat(200_000);

test('the first paint waits for the whole content of an ordinary page', () => {
  expect(firstPaintTarget('<main id="main-content"><h2 id="a">A</h2></main>')).toBe('main-content');
});

test('it waits for the list of contents, which stands behind the content', () => {
  const body = '<main id="main-content"></main><div class="toc-rail" id="contents-rail"></div>';
  expect(firstPaintTarget(body)).toBe('contents-rail');
});

test('on a very long page it waits for the last heading of the first part', () => {
  const body = `<h2 id="import">I</h2><h2 class="h" id="props">P</h2>${long}<h2 id="slots">S</h2>`;
  expect(firstPaintTarget(body)).toBe('props');
});

test('a very long page without headings is waited for', () => {
  expect(firstPaintTarget(`${long}<h2 id="slots">S</h2>`)).toBe('main-content');
});
