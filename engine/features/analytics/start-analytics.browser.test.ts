// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

interface Sent {
  name: string;
  params: Record<string, unknown>;
  userProperties: Record<string, unknown>;
}

let beacons: Blob[];

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  beacons = [];
  forgetListeners = [collectListeners(window), collectListeners(document)];
  vi.stubGlobal('devicePixelRatio', 1.26);
  navigator.sendBeacon = (_href, body) => beacons.push(body as Blob) > 0;
  document.documentElement.lang = 'zh-CN';
  document.documentElement.dataset['locale'] = 'zh';
  document.head.innerHTML = `<meta name="mui:productId" content="x-data-grid">
    <meta name="mui:productCategoryId" content="x"><meta name="docsearch:language" content="zh">`;
  document.title = 'Filtering - Data Grid';
  location.href = 'https://docs.example/zh/x/react-data-grid/filtering/?mail=a@b.test#secret';
});

/** Listeners of one start must not hear what the next test does. */
function collectListeners(target: EventTarget): () => void {
  const add = vi.spyOn(target, 'addEventListener');
  return () => {
    for (const [name, listener] of add.mock.calls) target.removeEventListener(name, listener);
  };
}
let forgetListeners: (() => void)[];

afterEach(() => {
  for (const forget of forgetListeners) forget();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function start(data: Record<string, string> = { beacon: '/events' }): Promise<void> {
  const { startAnalytics } = await import('./start-analytics.browser.ts');
  const tag = document.createElement('meta');
  Object.assign(tag.dataset, data);
  startAnalytics(tag);
  vi.runAllTimers();
}

async function sent(): Promise<Sent[]> {
  return Promise.all(beacons.map(async (beacon) => JSON.parse(await beacon.text()) as Sent));
}

describe('page views', () => {
  it('tell path without language, query and hash, title and product', async () => {
    await start();
    expect(await sent()).toEqual([
      {
        name: 'page_view',
        params: {
          page_title: 'Filtering - Data Grid',
          page_location: '/x/react-data-grid/filtering/',
          productId: 'x-data-grid',
          productCategoryId: 'x',
        },
        userProperties: {
          codeVariant: 'TS',
          userLanguage: 'zh',
          devicePixelRatio: 1.3,
          colorSchemeOS: 'light',
          colorScheme: 'light',
        },
      },
    ]);
  });

  it('F43 count again when the browser brings the page back from its memory', async () => {
    await start();
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect((await sent()).map(({ name }) => name)).toEqual(['page_view', 'page_view']);
  });

  it('F44 wait until a page prepared in advance is opened', async () => {
    Object.assign(document, { prerendering: true });
    await start();
    expect(beacons).toHaveLength(0);
    Object.assign(document, { prerendering: false });
    document.dispatchEvent(new Event('prerenderingchange'));
    vi.runAllTimers();
    expect(beacons).toHaveLength(1);
  });
});

it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
  'sends nothing for readers who refuse: %j',
  async (signal) => {
    vi.stubGlobal('navigator', { ...signal, sendBeacon: () => beacons.push(new Blob()) > 0 });
    await start();
    document.body.innerHTML = '<a data-ga-event-category="header">Menu</a>';
    document.querySelector('a')?.click();
    expect(beacons).toHaveLength(0);
  },
);

it('follows the settings of the reader', async () => {
  await start();
  document.documentElement.dataset['codeVariant'] = 'JS';
  document.documentElement.dataset['muiColorScheme'] = 'dark';
  await vi.waitFor(async () => {
    const { track } = await import('./track.browser.ts');
    track('demo', {});
    expect((await sent()).at(-1)?.userProperties).toMatchObject({
      codeVariant: 'JS',
      colorScheme: 'dark',
    });
  });
});

describe("Google's tag", () => {
  it('is configured without a page view of its own, and loaded beside the page', async () => {
    await start({ gtag: 'G-1', script: 'https://tag.example/js' });
    const { dataLayer } = window as unknown as { dataLayer: IArguments[] };
    const calls = dataLayer.map((args): unknown[] => Array.from(args));
    expect(calls[0]?.[0]).toBe('js');
    expect(calls[1]).toEqual(['config', 'G-1', { send_page_view: false }]);
    expect(calls).toContainEqual(['set', 'user_properties', { userLanguage: 'zh' }]);
    expect(calls.at(-1)?.slice(0, 2)).toEqual(['event', 'page_view']);
    const script = document.querySelector('script');
    expect([script?.src, script?.async]).toEqual(['https://tag.example/js?id=G-1', true]);
  });

  it('F11 may be a stub that throws from the start', async () => {
    Object.assign(window, {
      gtag: () => {
        throw new Error('blocked');
      },
    });
    await expect(start({ gtag: 'G-1', script: 'https://tag.example/js' })).resolves.toBeUndefined();
    Reflect.deleteProperty(window, 'gtag');
  });

  it.each([undefined, null, 'text'])('may be replaced by %s later', async (gtag) => {
    await start({ gtag: 'G-1', script: 'https://tag.example/js' });
    Object.assign(window, { gtag });
    const { track } = await import('./track.browser.ts');
    expect(() => {
      track('ad', { eventAction: 'crash' });
    }).not.toThrow();
  });
});
