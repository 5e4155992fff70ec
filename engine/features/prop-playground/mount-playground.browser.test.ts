// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mountPlayground } from './mount-playground.browser.ts';
import { getPlaygroundValues } from './playground-store.browser.ts';
import type { PlaygroundView } from './playground-view.ts';

const view: PlaygroundView = {
  name: 'Button',
  importLine: "import Button from '@mui/material/Button'",
  controls: [{ name: 'children', kind: 'text', choices: [] }],
  initial: {},
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

/** Mounts a playground with one field; gives what types letters into it, and what ends its page. */
function open(): { type: (text: string) => void; leave: () => void } {
  document.body.innerHTML =
    '<div data-playground="button"><form><input name="children"></form><pre><code></code></pre></div>';
  const playground = document.querySelector<HTMLElement>('[data-playground]');
  const field = document.querySelector('input');
  if (!playground || !field) throw new Error('The page has no playground.');
  playground.dataset['view'] = JSON.stringify(view);
  const life = new AbortController();
  mountPlayground(playground, { signal: life.signal });
  return {
    type: (text) => {
      for (const letter of text) {
        field.value += letter;
        field.dispatchEvent(new Event('input', { bubbles: true }));
        vi.advanceTimersByTime(50);
      }
    },
    leave: () => life.abort(),
  };
}

it('changes the address once for a word, when the reader stops typing', () => {
  const replace = vi.spyOn(history, 'replaceState');
  const { type } = open();
  type('a word of twenty one');
  expect(replace).not.toHaveBeenCalled();
  vi.advanceTimersByTime(250);
  expect(replace).toHaveBeenCalledOnce();
  expect(String(replace.mock.lastCall?.[2])).toContain('a+word+of+twenty+one');
});

it('leaves the address of the next page alone', () => {
  const replace = vi.spyOn(history, 'replaceState');
  const { type, leave } = open();
  type('word');
  leave();
  vi.advanceTimersByTime(1_000);
  expect(replace).not.toHaveBeenCalled();
});

it('forgets with its page what was set', () => {
  const { type, leave } = open();
  type('word');
  expect(getPlaygroundValues('button')).toEqual({ children: 'word' });
  leave();
  expect(getPlaygroundValues('button')).toBeUndefined();
});
