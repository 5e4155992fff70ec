import { expect, it } from 'vitest';
import { searchFrameOf } from './search-frame.ts';

const known = { label: 'Search', keys: { move: 'Move' } };
const words = { get: (key: string) => `<${key}>`, find: () => null };
const sources = { locale: 'en', locales: ['en', 'zh'], words, known, sheet: '.hit{}' };

it('holds the words of all groups by their whole keys', () => {
  const frame = searchFrameOf(sources);
  expect(frame.sheet).toBe('.hit{}');
  expect(frame.words).toMatchObject({
    'search.label': '<search.label>',
    'search.keys.move': '<search.keys.move>',
  });
});

it.each([
  ['en', 'English', 'Chinese'],
  ['zh', '英语', '中文'],
])('names all languages in the words of %s', (locale, en, zh) => {
  expect(searchFrameOf({ ...sources, locale }).words).toMatchObject({
    'search.languageNames.en': en,
    'search.languageNames.zh': zh,
  });
});
