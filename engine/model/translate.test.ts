import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTranslate, type Dictionary } from './translate.ts';

const en: Dictionary = {
  pages: { '/components/timeline': 'Timeline', 'https://mui.com/store/': 'Premium themes' },
  settings: { dark: 'Dark', light: 'Light' },
  empty: '',
};
const zh: Dictionary = { pages: { 'https://mui.com/store/': '付费主题' }, empty: '' };

const warn = vi.fn();
const error = vi.fn();
let t: ReturnType<typeof createTranslate>;

beforeEach(() => {
  vi.clearAllMocks();
  t = createTranslate({ dictionaries: { en, zh }, defaultLocale: 'en', warn, error });
});

describe('createTranslate', () => {
  it('finds a word by dots and a page by its whole address', () => {
    expect(t('en', 'settings.dark')).toBe('Dark');
    expect(t('zh', 'pages.https://mui.com/store/')).toBe('付费主题');
    expect(warn).not.toHaveBeenCalled();
  });

  it('uses English and warns once when a page has no translation', () => {
    expect(t('zh', 'pages./components/timeline')).toBe('Timeline');
    expect(t('zh', 'pages./components/timeline')).toBe('Timeline');
    expect(warn.mock.calls).toEqual([['Missing translation for zh:pages./components/timeline']]);
  });

  it('uses English when the whole group is missing', () => {
    expect(t('zh', 'settings.dark')).toBe('Dark');
    expect(warn).toHaveBeenCalledExactlyOnceWith('Missing translation for zh:settings.dark');
  });

  it.each([
    'nope',
    'settings',
    'settings.dark.more',
    'empty',
    '',
    'constructor.name',
    '__proto__.x',
  ])('gives null and warns once for %j, which is no word in English', (key) => {
    expect([t('en', key), t('en', key)]).toEqual([null, null]);
    expect(warn).toHaveBeenCalledExactlyOnceWith(`Missing translation for en:${key}`);
  });

  it('reads no word from a polluted prototype', () => {
    Object.defineProperty(Object.prototype, 'polluted', { value: 'word', configurable: true });
    try {
      expect(t('en', 'polluted')).toBeNull();
    } finally {
      Reflect.deleteProperty(Object.prototype, 'polluted');
    }
  });

  it('warns for each language apart', () => {
    t('en', 'nope');
    t('zh', 'nope');
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it('says nothing when asked to', () => {
    expect(t('zh', 'settings.light', { ignoreWarning: true })).toBe('Light');
    expect(warn).not.toHaveBeenCalled();
  });

  it.each(['pt', '__proto__', ''])(
    'complains every time about the missing language %j',
    (locale) => {
      expect([t(locale, 'settings.dark'), t(locale, 'nope')]).toEqual(['…', '…']);
      expect(error.mock.calls).toEqual([
        [`Missing language: ${locale}.`],
        [`Missing language: ${locale}.`],
      ]);
      expect(warn).not.toHaveBeenCalled();
    },
  );

  it.each([null, 1, ['a'], 'text'])('F27 survives a broken dictionary: %j', (broken) => {
    const dictionaries = JSON.parse(JSON.stringify({ en, zh: broken })) as Record<
      string,
      Dictionary
    >;
    const translate = createTranslate({ dictionaries, defaultLocale: 'en', warn, error });
    expect(translate('zh', 'settings.dark')).toBe('Dark');
  });
});
