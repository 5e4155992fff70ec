// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadWords } from './load-words.browser.ts';

const loaders = {
  '/translations/en.json': () => Promise.resolve({ dark: 'Dark' }),
  '/translations/zh.json': () => Promise.resolve({ dark: '深色' }),
};

const complain = vi.fn();
beforeEach(() => vi.stubGlobal('reportError', complain));
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['en', 'Dark'],
  ['zh', '深色'],
  ['pt-br', 'Dark'],
])('F28 a page in %s says %s', async (locale, word) => {
  document.documentElement.dataset['locale'] = locale;
  const translate = await loadWords('settings', loaders);
  expect(translate('settings.dark')).toBe(word);
  expect(complain).not.toHaveBeenCalled();
});
