// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { startLanguageLinks } from './language-links.browser.ts';

const { openLanguage } = vi.hoisted(() => ({ openLanguage: vi.fn() }));
vi.mock('../features/settings/open-language.browser.ts', () => ({ openLanguage }));

startLanguageLinks();

beforeEach(() => {
  openLanguage.mockClear();
  document.body.innerHTML =
    '<nav data-languages=""><a href="/zh/a/"><span>中文</span></a></nav><a href="/b/">B</a>';
});

/** Clicks something; true when the browser is left to follow the link. */
function click(selector: string, init: MouseEventInit = {}): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  return document.querySelector(selector)?.dispatchEvent(event) ?? false;
}

it('holds the first click on a language until the place is remembered', async () => {
  expect(click('nav span')).toBe(false);
  await vi.waitFor(() =>
    expect(openLanguage).toHaveBeenCalledExactlyOnceWith('http://localhost:3000/zh/a/'),
  );
});

it.each([
  ['another link', '[href="/b/"]', {}],
  ['a click for a new tab', 'nav a', { ctrlKey: true }],
])('leaves %s to the browser', (_name, selector, init) => {
  expect(click(selector, init)).toBe(true);
});
