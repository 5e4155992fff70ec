import { vi } from 'vitest';

/** The system's preference as a test can change it. */
export interface FakeSystem {
  setDark(dark: boolean): void;
}

const listeners: [string, EventListenerOrEventListenerObject][] = [];

/** An empty page whose listeners can be taken away again, so that no test hears of another. */
export function openPage(html = ''): void {
  document.body.innerHTML = html;
  for (const { name } of [...document.documentElement.attributes]) {
    document.documentElement.removeAttribute(name);
  }
  localStorage.clear();
  stubCookies();
  location.hash = '';
  for (const target of [window, document]) spyOnListeners(target);
}

/** A jar that keeps the values of cookies, and everything that was written to it. */
export function stubCookies(): string[] {
  const jar = new Map<string, string>();
  const writes: string[] = [];
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => [...jar].map((pair) => pair.join('=')).join('; '),
    set(text: string) {
      writes.push(text);
      const [name = '', value = ''] = text.split(';')[0]?.split('=') ?? [];
      jar.set(name, value);
    },
  });
  return writes;
}

/** A browser in which site data is blocked. */
export function blockSiteData(): void {
  function refuse(): never {
    throw new DOMException('Access is denied', 'SecurityError');
  }
  vi.stubGlobal('localStorage', new Proxy({}, { get: refuse }));
  Object.defineProperty(document, 'cookie', { configurable: true, get: refuse, set: refuse });
}

/** Takes the listeners of the page away. */
export function closePage(): void {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.resetModules();
  for (const [type, listener] of listeners.splice(0)) {
    window.removeEventListener(type, listener);
    document.removeEventListener(type, listener);
  }
}

/** A system that prefers dark or not. */
export function stubSystem(dark = false): FakeSystem {
  const query = Object.assign(new EventTarget(), { matches: dark });
  vi.stubGlobal('matchMedia', () => query);
  return {
    setDark(next) {
      query.matches = next;
      query.dispatchEvent(new Event('change'));
    },
  };
}

/** A storage event, as another tab's write causes it. */
export function writeFromOtherTab(key: string | null, newValue: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

function spyOnListeners(target: Window | Document): void {
  const add = target.addEventListener.bind(target) as EventTarget['addEventListener'];
  vi.spyOn(target, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) => {
      listeners.push([type, listener]);
      add(type, listener);
    },
  );
}
