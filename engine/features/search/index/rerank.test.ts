import { expect, test } from 'vitest';
import type { PageCard } from './index-files.ts';
import { gainOf } from './rerank.ts';
import type { Sought } from './sought.ts';

const cardOf = (title: string): PageCard => ({
  title,
  description: '',
  href: '/',
  trail: [],
  sections: [],
  members: [],
});

const soughtBy = (word: string): Sought => ({
  key: word,
  names: new Set([word]),
  wants: [{ any: [word], parts: [] }],
});

test.each([
  ['a title that is asked for gains more than one that is begun', 'form', 'Form', 'Form Control'],
  ['of titles that are begun the shorter gains more', 'form', 'Form Label', 'Form Control Label'],
  ['a title gains that begins with what was typed', 'bot', 'Bottom Navigation', 'Button'],
  ['so does one whose ending was half typed', 'animati', 'Animation', 'Transitions'],
  ['a word at the beginning of a title tells more', 'form', 'Form Data', 'Data Form'],
])('%s', (_, word, better, other) => {
  const sought = soughtBy(word);
  expect(gainOf(cardOf(better), sought)).toBeGreaterThan(gainOf(cardOf(other), sought));
});
