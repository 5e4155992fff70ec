// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerGlide } from './glide.browser.ts';

const root = document.documentElement;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('innerHeight', 800);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
  root.removeAttribute('data-glide');
});

document.addEventListener('click', answerGlide);

/** Clicks a link to a place that is so far below the upper edge of the screen. */
function follow(href: string, distance = 0): boolean {
  document.body.innerHTML = `<h2 id="part"></h2><a href="${href}"><span>there</span></a>`;
  const heading = document.querySelector('h2') as Element;
  vi.spyOn(heading, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, distance, 0, 0));
  // The fake browser follows a link before the document hears of it.
  document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault());
  document.querySelector('span')?.click();
  return root.hasAttribute('data-glide');
}

test.each([
  [900, true],
  [-1600, true],
  [1601, false],
  [-14_000, false],
])('a place %d px away is glided to: %j', (distance, gliding) => {
  expect(follow('#part', distance)).toBe(gliding);
});

test.each(['/other/#part', '#gone', '/other/'])('nobody glides to %s', (href) => {
  expect(follow(href)).toBe(false);
});

test('the way to the top is glided when it is short', () => {
  vi.stubGlobal('scrollY', 500);
  expect(follow('#top')).toBe(true);
  vi.stubGlobal('scrollY', 5000);
  expect(follow('#top')).toBe(false);
});

test('an address with broken signs is no reason to fail', () => {
  expect(follow('#%E0%A4%A')).toBe(false);
});

test('what happens later does not glide', () => {
  expect(follow('#part')).toBe(true);
  vi.advanceTimersByTime(500);
  expect(root.hasAttribute('data-glide')).toBe(false);
});

test('a click that had to wait for this file has led to its place already', () => {
  document.body.innerHTML = '<h2 id="part"></h2><a href="#part">there</a>';
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  Object.defineProperty(click, 'timeStamp', { value: performance.now() - 200 });
  document.querySelector('a')?.dispatchEvent(click);
  expect(root.hasAttribute('data-glide')).toBe(false);
});
