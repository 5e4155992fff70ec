import { expect, it } from 'vitest';
import { iconSentence } from './icon-sentence.ts';

const words = {
  found: '{count} of {total} icons',
  none: 'Nothing for “{query}”.',
  corrected: 'Nothing for “{query}”, but for “{corrected}”.',
  meaning: 'By meaning: {names}',
};
const names = Array.from({ length: 1200 }, (_, icon) => `Icon${String(icon)}`);
const asked = { question: ' {total} ', names, words, locale: 'en' };
const none = new Set<number>();

it.each([
  [{ icons: [], byMeaning: none }, 'Nothing for “{total}”.'],
  [{ icons: [3], byMeaning: none }, '1 of 1,200 icons'],
  [{ icons: [3, 1], byMeaning: new Set([1]) }, '2 of 1,200 icons · By meaning: Icon1'],
  [
    { icons: [1, 2, 3, 4, 5], byMeaning: new Set([1, 2, 3, 4, 5]) },
    '5 of 1,200 icons · By meaning: Icon1, Icon2, Icon3, Icon4, …',
  ],
  [
    { icons: [1], byMeaning: none, corrected: 'trash' },
    'Nothing for “{total}”, but for “trash”. 1 of 1,200 icons',
  ],
])('says of %j', (answer, sentence) => {
  expect(iconSentence(answer, asked)).toBe(sentence);
});
