// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "disableIframePageLoading": true, "handleDisabledFileLoadingAsSuccess": true } }
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AdNetwork } from '../../../model/ad-config.ts';
import type { AnalyticsAdapter } from '../../analytics/analytics-adapter.ts';
import { connectAnalytics } from '../../analytics/track.browser.ts';
import { adSlotHtml, draws, testNetwork } from '../ad.fixture.tsx';
import { startAds } from '../start-ads.browser.ts';

const event = vi.fn<AnalyticsAdapter['event']>();
connectAnalytics({ event, setUserProperties: vi.fn() });
const ask = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  event.mockClear();
  ask.mockReset().mockImplementation(blocked);
  vi.stubGlobal('fetch', ask);
});
afterEach(() => {
  dispatchEvent(new Event('pagehide'));
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/* Draws: layout, support, in-house, then the display events. */
async function start(numbers: readonly number[], network: Partial<AdNetwork> = {}): Promise<void> {
  document.body.innerHTML = adSlotHtml({ network: { ...testNetwork, ...network } });
  startAds(draws(...numbers));
  // A frame, then a moment in which the browser has time.
  await vi.advanceTimersToNextTimerAsync();
  await vi.advanceTimersToNextTimerAsync();
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
}

function blocked(): Promise<Response> {
  return Promise.reject(new TypeError('Failed to fetch'));
}

function answer(...ads: readonly unknown[]): () => Promise<Response> {
  return () => Promise.resolve(new Response(JSON.stringify({ ads })));
}

const offer = {
  statlink: '//shop.test/offer',
  statimp: '//ads.test/impression',
  pixel: '//ads.test/1?[timestamp]||//ads.test/2',
  timestamp: '7',
  image: '//ads.test/offer.png',
  company: 'Shop',
  description: 'A <b>good</b> <img src=x onerror=alert(1)>offer',
};

function spot(): HTMLElement {
  return document.querySelector('.spot') as HTMLElement;
}

function shown(): string | undefined {
  const content = spot().querySelector<HTMLElement>(':scope > :not(template, [hidden])');
  return content?.dataset['inHouse'] ?? content?.className;
}

function told(): string[] {
  return event.mock.calls.map(([, params]) =>
    [params['eventAction'], params['eventLabel']].map(String).join(' '),
  );
}

describe('an ad of the network', () => {
  it('has its picture, name and description, and the images that count it', async () => {
    ask.mockImplementation(answer(offer));
    // The layout without a picture is for the ads of the site only.
    await start([0.1, 0.5, 0.5, 0]);
    expect(shown()).toBe('ad carbonads');
    const images = [...spot().querySelectorAll('.ad img')].map((image) =>
      image.getAttribute('src'),
    );
    expect(images).toEqual([
      'https://ads.test/offer.png',
      'https://ads.test/impression',
      'https://ads.test/1?7',
      'https://ads.test/2',
    ]);
    expect(spot().querySelectorAll('.ad img[hidden][alt=""]')).toHaveLength(3);
    const link = spot().querySelector('a');
    expect([link?.href, link?.target, link?.rel]).toEqual([
      'https://shop.test/offer',
      '_blank',
      'sponsored noopener noreferrer',
    ]);
    expect(link?.innerHTML).toBe('<b>Shop</b> - A <b>good</b> offer');
    expect(spot().querySelector('.ad__by')?.textContent).toBe('Ad by Carbon');
  });

  it('is told of by its label after 2500 ms', async () => {
    ask.mockImplementation(answer(offer));
    await start([0.5, 0.5, 0.5, 0]);
    await vi.advanceTimersByTimeAsync(2499);
    expect(told()).toEqual([]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told()).toEqual(['display carbon-body-top-image']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('F8 is replaced by one of the site when it leads to the backers', async () => {
    ask.mockImplementation(answer({ statlink: testNetwork.backersHref }));
    await start([0.5, 0, 0.3, 0]);
    expect(shown()).toBe('themes');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told()).toEqual(['display in-house-themes', 'display in-house-carbon-body-top-image']);
  });

  it('takes the place of the ad of the site when it comes late', async () => {
    ask.mockImplementation(
      () => new Promise((resolve) => setTimeout(() => void answer({})().then(resolve), 2900)),
    );
    await start([0.5, 0.5, 0, 0]);
    await vi.advanceTimersByTimeAsync(3000);
    expect(shown()).toBe('templates');
    ask.mockImplementation(answer(offer));
    await vi.advanceTimersByTimeAsync(6000);
    expect(shown()).toBe('ad carbonads');
    expect(spot().querySelectorAll('.ad')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('when nothing comes', () => {
  it.each([
    [0, 'ad ad--message', 'in-house-adblock-body-top-image'],
    [0.199, 'ad ad--message', 'in-house-adblock-body-top-image'],
    [0.2, 'enterprise', 'in-house-body-top-image'],
    [0.999, 'enterprise', 'in-house-body-top-image'],
  ])('F6 a draw of %d shows %s at the seventh try, after 3 s', async (draw, content, label) => {
    await start([0.5, draw, 0.5, 0]);
    await vi.advanceTimersByTimeAsync(2999);
    expect(shown()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(shown()).toBe(content);
    expect(spot().dataset['gaEventLabel']).toBe(label);
  });

  it('F2 looks 30 times, every 500 ms, and then no more', async () => {
    await start([0.5, 0.5, 0.5, 0]);
    const look = vi.spyOn(spot(), 'querySelector');
    await vi.advanceTimersByTimeAsync(120_000);
    const looks = look.mock.calls.filter(([selector]) => selector.includes('#carbonads'));
    expect(looks).toHaveLength(29);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each(['ea-placement', 'carbonads'])('waits when the place holds .%s', async (className) => {
    await start([0.5, 0.5, 0.5, 0]);
    spot().insertAdjacentHTML('beforeend', `<i class="${className}"></i>`);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(spot().querySelector('.ad')).toBeNull();
  });

  it('ends everything when the reader leaves, and has an ad when they come back', async () => {
    await start([0.5, 0.5, 0.5, 0]);
    await vi.advanceTimersByTimeAsync(1000);
    dispatchEvent(new Event('pagehide'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(shown()).toBeUndefined();
    expect(vi.getTimerCount()).toBe(0);
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(shown()).toBe('enterprise');
    expect(spot().querySelectorAll('.ad')).toHaveLength(1);
  });

  it('listens no more once another page is shown', async () => {
    const lives: (AbortSignal | undefined)[] = [];
    vi.spyOn(globalThis, 'addEventListener').mockImplementation((name, _listener, options) => {
      if (name === 'pageshow') lives.push((options as AddEventListenerOptions).signal);
    });
    await start([0.5, 0.5, 0.5, 0]);
    document.dispatchEvent(new Event('docs:page'));
    expect(lives.map((it) => it?.aborted)).toEqual([false]);
    spot().remove();
    document.dispatchEvent(new Event('docs:page'));
    expect(lives.map((it) => it?.aborted)).toEqual([true]);
  });

  it('F7 ends when a blocker takes the place out of the page', async () => {
    await start([0.5, 0.5, 0.5, 0]);
    spot().remove();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the script of a network', () => {
  const scripted = { href: undefined, script: 'https://ads.test/ad.js' } as never;

  function frame(): HTMLIFrameElement {
    return spot().querySelector('iframe') as HTMLIFrameElement;
  }

  /* The frame loads nothing here, so it is given a window to be known by. */
  async function startScript(...numbers: readonly number[]): Promise<void> {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    await start(numbers, scripted);
    Object.defineProperty(frame(), 'contentWindow', { value: {} });
  }

  function say(data: unknown, from: object = {}): void {
    const usual = { data, origin: 'null', source: frame().contentWindow };
    dispatchEvent(Object.assign(new Event('message'), usual, from));
  }

  it('runs in a frame that reaches nothing of the page', async () => {
    await startScript(0.5);
    expect(ask).not.toHaveBeenCalled();
    expect(frame().getAttribute('src')).toBe('/ad-frame.html');
    expect(frame().getAttribute('sandbox')).toBe(
      'allow-scripts allow-popups allow-popups-to-escape-sandbox',
    );
    expect([frame().hidden, frame().title]).toEqual([true, 'Ad by Carbon']);
  });

  it('shows the frame when it says that an ad is there', async () => {
    await startScript(0.5, 0.5, 0.5, 0);
    say({ type: 'loaded' });
    expect(shown()).toBe('ad-frame carbonads');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told()).toEqual(['display carbon-body-top-image']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('shows an ad of the site when it says that there is none', async () => {
    await startScript(0.5, 0, 0, 0);
    say({ type: 'empty' });
    expect(shown()).toBe('templates');
    expect(spot().dataset['gaEventLabel']).toBe('in-house-carbon-body-top-image');
  });

  it.each([
    [null],
    ['loaded'],
    [{}],
    [{ type: 'navigate' }],
    [{ type: { toString: 'loaded' } }],
    [{ type: 'loaded' }, { origin: 'https://evil.test' }],
    [{ type: 'loaded' }, { source: null }],
  ])('is not heard saying %j (%j)', async (data: unknown, from?: object) => {
    await startScript(0.5);
    say(data, from);
    expect(shown()).toBeUndefined();
  });
});

it('F9 renders nothing and tells of the crash when the ad of the network cannot be drawn', async () => {
  ask.mockImplementation(answer(offer));
  vi.stubGlobal('DOMParser', undefined);
  await start([0.5, 0.5, 0.5, 0]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(spot().childNodes).toHaveLength(0);
  expect(told()).toEqual(['crash null']);
});

it('F9 renders nothing and stays calm where nobody counts', async () => {
  ask.mockImplementation(answer(offer));
  vi.stubGlobal('DOMParser', undefined);
  event.mockImplementation(() => {
    throw new TypeError('gtag is not a function');
  });
  await start([0.5, 0.5, 0.5, 0]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(spot().isConnected).toBe(true);
  expect(spot().childNodes).toHaveLength(0);
});
