// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announce, prepareAnnouncements } from './announce.browser.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '';
});
afterEach(() => {
  vi.useRealTimers();
});

function regions(): string[] {
  return [...document.querySelectorAll('[role="status"]')].map(
    ({ className, textContent }) => `${className}: ${textContent}`,
  );
}

describe('announce', () => {
  it('uses one place, however often it is prepared', () => {
    prepareAnnouncements();
    prepareAnnouncements();
    announce('Dark');
    announce('Copied', { quiet: true });
    expect(regions()).toEqual(['vh: Copied']);
  });

  it('shows a message for three seconds, counted from the last one', () => {
    announce('Dark');
    vi.advanceTimersByTime(2000);
    announce('Light');
    vi.advanceTimersByTime(2999);
    expect(regions()).toEqual(['snack: Light']);
    vi.advanceTimersByTime(1);
    expect(regions()).toEqual(['snack: ']);
  });

  it('makes a new place when the page was swapped', () => {
    announce('Dark');
    document.body.innerHTML = '';
    announce('Light');
    expect(regions()).toEqual(['snack: Light']);
  });
});
