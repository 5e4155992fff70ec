// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnalyticsAdapter } from '../analytics/analytics-adapter.ts';
import { connectAnalytics } from '../analytics/track.browser.ts';
import { adSlotHtml, draws } from './ad.fixture.tsx';
import { startAds } from './start-ads.browser.ts';

const event = vi.fn<AnalyticsAdapter['event']>();
connectAnalytics({ event, setUserProperties: vi.fn() });

beforeEach(() => {
  vi.useFakeTimers();
  event.mockClear();
  document.body.innerHTML = adSlotHtml();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function ad(): HTMLElement | null {
  return document.querySelector('.spot > .ad');
}

function told(): string[] {
  return event.mock.calls.map(([, params]) =>
    [params['eventAction'], params['eventLabel']].map(String).join(' '),
  );
}

describe('without a network', () => {
  it.each([
    [0, 'templates'],
    [0.249, 'templates'],
    [0.25, 'themes'],
    [0.5, 'enterprise'],
    [0.749, 'enterprise'],
    [0.75, 'design-kit'],
    [0.999, 'design-kit'],
  ])('a draw of %d shows the ad %s, at once', (draw, name) => {
    startAds(draws(0.5, draw));
    expect(ad()?.dataset['inHouse']).toBe(name);
    expect(document.querySelectorAll('.spot > :not(template)')).toHaveLength(1);
  });

  it.each([
    [0.199, 'inline', 0],
    [0.2, 'image', 1],
    [0.9, 'image', 1],
  ])('a draw of %d for the layout gives %s', (draw, shape, images) => {
    startAds(draws(draw, 0));
    expect(ad()?.classList.contains('ad--inline')).toBe(shape === 'inline');
    expect(ad()?.querySelectorAll('img')).toHaveLength(images);
    expect(document.querySelector<HTMLElement>('.spot')?.dataset['gaEventLabel']).toBe(
      `in-house-body-top-${shape}`,
    );
  });

  it('has a picture of 130 by 100, a link that passes nothing on, and says whose ad it is', () => {
    startAds(draws(0.5, 0));
    const [img, link] = [ad()?.querySelector('img'), ad()?.querySelector('a')];
    expect([img?.getAttribute('width'), img?.getAttribute('height')]).toEqual(['130', '100']);
    expect([link?.target, link?.rel]).toEqual(['_blank', 'noopener sponsored']);
    expect(ad()?.querySelector('.ad__by')?.textContent).toBe('Ad by Docs');
  });
});

describe('a display', () => {
  it('of the ad is told at once, of the box after 2500 ms', () => {
    startAds(draws(0.5, 0.3));
    expect(told()).toEqual(['display in-house-themes']);
    vi.advanceTimersByTime(2499);
    expect(told()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(told()).toEqual(['display in-house-themes', 'display in-house-body-top-image']);
    vi.advanceTimersByTime(60_000);
    expect(event).toHaveBeenCalledTimes(2);
  });

  it.each([
    [0.1, 0.1, 2],
    [0.1, 0.101, 0],
    [1, 0.999, 2],
    [0, 0.001, 0],
  ])('with a ratio of %d and a draw of %d is told %i times', (GADisplayRatio, draw, times) => {
    document.body.innerHTML = adSlotHtml({ GADisplayRatio });
    startAds(draws(0.5, 0.5, draw));
    vi.advanceTimersByTime(2500);
    expect(event).toHaveBeenCalledTimes(times);
  });
});

it('is hidden for programs that read pages', () => {
  vi.stubGlobal('navigator', { userAgent: 'Googlebot/2.1' });
  startAds(draws(0.5));
  expect(document.querySelector<HTMLElement>('.spot')?.hidden).toBe(true);
  expect(ad()).toBeNull();
  vi.runAllTimers();
  expect(event).not.toHaveBeenCalled();
});

it('shows and tells nothing before a page prepared in advance is opened', () => {
  Object.assign(document, { prerendering: true });
  startAds(draws(0.5));
  expect(ad()).toBeNull();
  Object.assign(document, { prerendering: false });
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(ad()).not.toBeNull();
});

it('does nothing on a page without a place for ads', () => {
  document.body.innerHTML = '<h1>Home</h1>';
  expect(() => {
    startAds();
  }).not.toThrow();
});

it('renders nothing and tells of the crash when an ad cannot be drawn', () => {
  vi.spyOn(Element.prototype, 'append').mockImplementation(() => {
    throw new Error('broken');
  });
  startAds(draws(0.5));
  vi.runAllTimers();
  expect(document.querySelector('.spot')?.childNodes).toHaveLength(0);
  expect(told()).toEqual(['crash null']);
});
