// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startClickEvents } from './click-events.browser.ts';
import { connectAnalytics } from './track.browser.ts';

const event = vi.fn();
let draw = 0;

beforeAll(() => {
  connectAnalytics({ event, setUserProperties: vi.fn() });
  startClickEvents(() => draw);
});

beforeEach(() => {
  event.mockClear();
  draw = 0.5;
});

function click(html: string): void {
  document.body.innerHTML = html;
  document.querySelector<HTMLElement>('#it')?.click();
}

it('tells category, action and label of the nearest element that says them', () => {
  click(
    `<div data-ga-event-category="layout"><button data-ga-event-category="demo"
      data-ga-event-action="expand" data-ga-event-label="orders"><i id="it">i</i></button></div>`,
  );
  expect(event.mock.calls).toEqual([['demo', { eventAction: 'expand', eventLabel: 'orders' }]]);
});

it('tells null for what is not said, and nothing of other clicks', () => {
  click('<a id="it" data-ga-event-category="header">Menu</a>');
  click('<a id="it">Menu</a>');
  expect(event.mock.calls).toEqual([['header', { eventAction: null, eventLabel: null }]]);
});

it.each([
  ['0.1', 0.1, 1],
  ['0.1', 0.11, 0],
  ['1', 0.99, 1],
  ['0', 0.01, 0],
  ['nonsense', 0.99, 1],
])('with a split of %s and a draw of %d, tells %i times', (split, drawn, times) => {
  draw = drawn;
  click(`<a id="it" data-ga-event-category="docs" data-ga-event-split="${split}">x</a>`);
  expect(event).toHaveBeenCalledTimes(times);
});
