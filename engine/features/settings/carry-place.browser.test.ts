// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { carryPlace, takePlace } from './carry-place.browser.ts';

const scroll = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('scrollBy', scroll);
});

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
  document.body.innerHTML = '';
});

/** Shows a page whose sections begin and end so far below the edge of the screen. */
function show(pathname: string, edges: Readonly<Record<string, number>>, end: number): void {
  history.replaceState(null, '', pathname);
  const headings = Object.keys(edges).map((id) => `<h2 id="${id}"></h2>`);
  document.body.innerHTML = `<main class="article">${headings.join('')}</main>`;
  for (const [id, top] of Object.entries(edges)) {
    const heading = document.getElementById(id) as HTMLElement;
    vi.spyOn(heading, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 0, 0));
  }
  const article = document.querySelector('.article') as HTMLElement;
  vi.spyOn(article, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 0, end));
}

test('the reader goes on in the same section, as far down in it', () => {
  show('/a/', { one: -900, two: -100, three: 300 }, 900);
  carryPlace('http://localhost:3000/zh/a/');
  show('/zh/a/', { one: 500, two: 1000, three: 1200 }, 1500);
  takePlace();
  expect(scroll).toHaveBeenCalledExactlyOnceWith(0, 1050);
});

test('the last section ends with the article', () => {
  show('/a/', { one: -500 }, 500);
  carryPlace('/zh/a/');
  show('/zh/a/', { one: 200 }, 400);
  takePlace();
  expect(scroll).toHaveBeenCalledExactlyOnceWith(0, 300);
});

test.each([
  ['above the first section', { one: 100 }, '/zh/a/'],
  ['for another page', { one: -100 }, '/zh/b/'],
])('nothing is carried from %s', (_name, edges, pathname) => {
  show('/a/', edges, 900);
  carryPlace('/zh/a/');
  show(pathname, { one: 500 }, 900);
  takePlace();
  expect(scroll).not.toHaveBeenCalled();
});

test('a place is taken once', () => {
  show('/a/', { one: -100 }, 900);
  carryPlace('/zh/a/');
  show('/zh/a/', { one: 500 }, 900);
  takePlace();
  takePlace();
  expect(scroll).toHaveBeenCalledOnce();
});

test('what is no place is no reason to fail', () => {
  show('/a/', { one: -100 }, 900);
  for (const text of ['{', '7', '{"id":7}']) {
    sessionStorage.setItem('docs-place', text);
    takePlace();
  }
  expect(scroll).not.toHaveBeenCalled();
});
