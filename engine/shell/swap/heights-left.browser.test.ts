// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { bringBackHeights, keepHeights } from './heights-left.browser.ts';

const page = `
  <section class="wide"><div class="props"><table><tr id="row"></tr></table></div></section>
  <figure class="demo"><div data-demo="tabs"></div></figure>`;

/** Names the entry of the history, another one in each test. */
let entries = 0;

beforeEach(() => {
  document.body.innerHTML = page;
  entries += 1;
});

function leaveWith(heights: Readonly<Record<string, number>>): void {
  for (const [selector, height] of Object.entries(heights)) {
    const part = get(selector);
    vi.spyOn(part, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, height));
  }
  keepHeights({ key: String(entries) });
}

function comeBack(html = page): void {
  document.body.innerHTML = html;
  bringBackHeights({ key: String(entries) });
}

function get(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
}

function limitsOf(selector: string): string[] {
  const { minBlockSize, maxBlockSize } = get(selector).style;
  return [minBlockSize, maxBlockSize];
}

test('a page that comes back is as tall as it was left', () => {
  leaveWith({ tr: 81.5, '[data-demo]': 252 });
  comeBack();
  expect(get('tr').style.containIntrinsicBlockSize).toBe('auto 81.5px');
  expect(limitsOf('[data-demo]')).toEqual(['252px', '252px']);
});

test('a demo that filled the screen is not so tall in its page', () => {
  get('.demo').dataset['full'] = '';
  leaveWith({ tr: 81.5, '[data-demo]': 700 });
  comeBack();
  expect(limitsOf('[data-demo]')).toEqual(['', '']);
});

test('a demo in a frame keeps the height of its frame', () => {
  get('[data-demo]').append(document.createElement('iframe'));
  leaveWith({ tr: 81.5, '[data-demo]': 360 });
  comeBack();
  expect(limitsOf('[data-demo]')).toEqual(['', '']);
});

test('a page that was published anew meanwhile keeps its own heights', () => {
  leaveWith({ tr: 81.5, '[data-demo]': 252 });
  comeBack(`${page}<div data-demo="new"></div>`);
  expect(limitsOf('[data-demo]')).toEqual(['', '']);
});

test('a page that nobody left keeps its own heights', () => {
  comeBack();
  expect(limitsOf('[data-demo]')).toEqual(['', '']);
});

test('a page at another width keeps its own heights', () => {
  leaveWith({ tr: 81.5, '[data-demo]': 252 });
  vi.stubGlobal('innerWidth', innerWidth + 100);
  comeBack();
  vi.unstubAllGlobals();
  expect(limitsOf('[data-demo]')).toEqual(['', '']);
});

test('an entry keeps its heights while the document still shows the page after it', () => {
  leaveWith({ tr: 81.5, '[data-demo]': 252 });
  document.documentElement.toggleAttribute('data-ahead', true);
  leaveWith({ tr: 40, '[data-demo]': 90 });
  document.documentElement.removeAttribute('data-ahead');
  comeBack();
  expect(limitsOf('[data-demo]')).toEqual(['252px', '252px']);
});
