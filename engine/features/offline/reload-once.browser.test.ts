// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { reloadOnce } from './reload-once.browser.ts';

const reload = vi.fn();
const offer = vi.fn();
let focused = true;

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  document.body.innerHTML = '';
  focused = true;
  vi.spyOn(document, 'hasFocus').mockImplementation(() => focused);
});

it('reloads within 100 ms when the page has the focus', () => {
  reloadOnce({ reload, offer });
  vi.advanceTimersByTime(100);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('waits for the focus in a tab behind', () => {
  focused = false;
  reloadOnce({ reload, offer });
  vi.advanceTimersByTime(60_000);
  expect(reload).not.toHaveBeenCalled();
  focused = true;
  vi.advanceTimersByTime(100);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('F20 reloads once in a session, however often workers change', () => {
  for (let update = 0; update < 50; update += 1) {
    reloadOnce({ reload, offer });
    vi.advanceTimersByTime(200);
  }
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each([
  ['a text', '<textarea></textarea>', 'textarea'],
  ['a question', '<input type="search">', 'input'],
])('F19 never reloads over %s that was not sent, but offers it', (_name, html, selector) => {
  document.body.innerHTML = html;
  const field = document.querySelector<HTMLInputElement>(selector);
  if (field) field.value = 'half a sentence';
  reloadOnce({ reload, offer });
  vi.advanceTimersByTime(1000);
  expect(reload).not.toHaveBeenCalled();
  expect(offer).toHaveBeenCalledTimes(1);
});

it('offers it while the page is busy', () => {
  reloadOnce({ reload, offer, isBusy: () => true });
  vi.advanceTimersByTime(1000);
  expect(reload).not.toHaveBeenCalled();
  expect(offer).toHaveBeenCalledTimes(1);
});

it('F14 never reloads where the tab cannot remember that it did', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  reloadOnce({ reload, offer });
  vi.advanceTimersByTime(1000);
  expect(reload).not.toHaveBeenCalled();
});
