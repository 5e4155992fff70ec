import { expect, it } from 'vitest';
import { bannerText, type PageNews } from './banner-text.ts';

const words: Readonly<Record<string, string>> = {
  unset: 'You read {read}.',
  same: 'You read {read}, yours.',
  text: '{read} for {mine}: {news}.',
  comma: ', ',
  newer: '{count} newer',
  newerOne: 'one newer',
  least: 'at least {count} newer',
  maybe: '{count} may be',
  gone: '{count} gone',
  goneOne: 'one gone',
};

function say(news: Partial<PageNews>): string {
  return bannerText(
    (key) => {
      const name = key.slice(key.lastIndexOf('.') + 1);
      return words[name] ?? name;
    },
    {
      read: '8.5.0',
      mine: '8.2.0',
      isWhole: false,
      isOlder: false,
      newer: 0,
      maybe: 0,
      gone: 0,
      ...news,
    },
  );
}

it.each<[Partial<PageNews>, string]>([
  [{ mine: undefined }, 'You read 8.5.0.'],
  [{ mine: '8.5.0' }, 'You read 8.5.0, yours.'],
  [{}, '8.5.0 for 8.2.0: none.'],
  [{ newer: 1 }, '8.5.0 for 8.2.0: one newer.'],
  [{ newer: 14 }, '8.5.0 for 8.2.0: 14 newer.'],
  [{ newer: 14, maybe: 2 }, '8.5.0 for 8.2.0: 14 newer, 2 may be.'],
  [{ mine: '7.4.0', newer: 3, isOlder: true }, '8.5.0 for 7.4.0: at least 3 newer.'],
  [{ isWhole: true, newer: 3 }, '8.5.0 for 8.2.0: whole.'],
  [{ mine: '9.0.0', gone: 1 }, '8.5.0 for 9.0.0: one gone.'],
  [{ mine: '9.0.0', gone: 4 }, '8.5.0 for 9.0.0: 4 gone.'],
])('tells of %j', (news, text) => {
  expect(say(news)).toBe(text);
});
