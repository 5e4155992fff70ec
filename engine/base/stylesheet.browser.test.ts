// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadStylesheet } from './stylesheet.browser.ts';

/* What needs a real reading of CSS (no escape from the layer, addresses) is in tests/e2e/stylesheet.spec.ts. */

const href = 'https://styles.example/a/look.css';
const fetch = vi.fn<typeof globalThis.fetch>();
const warn = vi.fn<(message: string) => void>();

function answer(body: string, init?: ResponseInit): Response {
  const response = new Response(body, init);
  Object.defineProperty(response, 'url', { value: href });
  return response;
}

function head(): string[] {
  return [...document.head.children].map((element) => {
    const { tagName, id } = element;
    const source = element.getAttribute('href') ?? element.getAttribute('data-href') ?? `#${id}`;
    return `${tagName.toLowerCase()} ${source}`;
  });
}

beforeEach(() => {
  document.head.innerHTML = '<style id="first"></style><style id="second"></style>';
  fetch.mockReset();
  warn.mockReset();
  vi.stubGlobal('fetch', fetch);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a style sheet for a layer', () => {
  it('is wrapped in the layer and put before its anchor', async () => {
    fetch.mockResolvedValue(answer('p { color: red; } i { top: 0px; }'));
    await loadStylesheet(href, { layer: 'guest', before: '#second', warn });
    expect(head()).toEqual(['style #first', `style ${href}`, 'style #second']);
    expect(document.head.children[1]?.textContent).toMatch(
      /^@layer guest \{\np \{ color: red; \}\ni \{ top: 0px; \}\n\}$/,
    );
    expect(warn).not.toHaveBeenCalled();
  });

  it('goes to the end of the head when its anchor is missing', async () => {
    fetch.mockResolvedValue(answer('p { color: red; }'));
    await loadStylesheet(href, { layer: 'guest', before: '#third' });
    expect(head().at(-1)).toBe(`style ${href}`);
  });

  it.each([
    ['404 Not Found', () => answer('', { status: 404, statusText: 'Not Found' }), 'Not Found'],
    ['500 without words', () => answer('', { status: 500 }), '500'],
  ])('is linked as it is after %s', async (_name, response, reason) => {
    fetch.mockResolvedValue(response());
    await loadStylesheet(href, { layer: 'guest', before: '#second', warn });
    expect(warn).toHaveBeenCalledExactlyOnceWith(`Failed to fetch CSS: ${reason}`);
    expect(head()).toEqual(['style #first', `link ${href}`, 'style #second']);
  });

  it('F29 is linked as it is when the network fails', async () => {
    fetch.mockRejectedValue(new TypeError('Failed to fetch'));
    await loadStylesheet(href, { layer: 'guest' });
    expect(head().at(-1)).toBe(`link ${href}`);
  });

  it('is silent and absent when aborted before the answer', async () => {
    const abort = new AbortController();
    fetch.mockImplementation((_href, init) => {
      abort.abort();
      return Promise.reject(init?.signal?.reason as Error);
    });
    await loadStylesheet(href, { layer: 'guest', signal: abort.signal, warn });
    expect(head()).toEqual(['style #first', 'style #second']);
    expect(warn).not.toHaveBeenCalled();
  });

  it('leaves the page when aborted afterwards', async () => {
    const abort = new AbortController();
    fetch.mockResolvedValue(answer('p { color: red; }'));
    await loadStylesheet(href, { layer: 'guest', signal: abort.signal });
    expect(head()).toHaveLength(3);
    abort.abort();
    expect(head()).toHaveLength(2);
  });
});

describe('a style sheet without a layer', () => {
  it('is linked without holding the page back', async () => {
    const media = vi.spyOn(HTMLLinkElement.prototype, 'media', 'set');
    await loadStylesheet(href, { before: '#first' });
    expect(head()[0]).toBe(`link ${href}`);
    // Only after its load event does it count for the screen.
    expect(media.mock.calls).toEqual([['print'], ['all']]);
    expect(fetch).not.toHaveBeenCalled();
  });
});
