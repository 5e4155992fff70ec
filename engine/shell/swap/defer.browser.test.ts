// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { defer } from './defer.browser.ts';

const blockHeight = 200;

/** A page of so many blocks, each of one height, with something after its text. */
function pageOf(blocks: number): Document {
  const page = document.implementation.createHTMLDocument();
  const texts = Array.from({ length: blocks }, (_, index) => `<p>${String(index)}</p>`).join('');
  page.body.innerHTML = `<main class="article"><h1>T</h1><div class="prose">${texts}</div><form></form><nav></nav></main>`;
  const prose = page.querySelector('.prose');
  if (prose) {
    vi.spyOn(prose, 'getBoundingClientRect').mockImplementation(
      () => new DOMRect(0, 0, 100, prose.childElementCount * blockHeight),
    );
  }
  return page;
}

const textOf = (page: Document) => page.body.innerHTML;
const blocksOf = (page: Document) => page.querySelectorAll('.prose > *').length;

beforeEach(() => {
  vi.stubGlobal('innerHeight', 1000);
  vi.stubGlobal('scrollY', 0);
});

it('fills the screen and a little more, and leaves the rest for later', () => {
  const page = pageOf(40);
  const held = defer(page);
  expect(blocksOf(page)).toBe(4);
  held.fillScreen();
  expect(blocksOf(page)).toBe(8);
  expect(page.querySelector('form')).toBeNull();
});

it('puts everything back in its place and order', () => {
  const page = pageOf(40);
  const before = textOf(page);
  const held = defer(page);
  held.fillScreen();
  held.putRest();
  expect(textOf(page)).toBe(before);
  held.putRest();
  expect(textOf(page)).toBe(before);
});

it('shows a page that fits on the screen at once', () => {
  const page = pageOf(5);
  const before = textOf(page);
  defer(page).fillScreen();
  expect(textOf(page)).toBe(before);
});

it('counts from the top of the document, wherever the reader still is', () => {
  vi.stubGlobal('scrollY', 5000);
  const page = pageOf(40);
  defer(page).fillScreen();
  expect(blocksOf(page)).toBe(4);
});

it('holds nothing back of a page without a text', () => {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = '<main><p>a</p></main>';
  const held = defer(page);
  held.fillScreen();
  held.putRest();
  expect(textOf(page)).toBe('<main><p>a</p></main>');
});
