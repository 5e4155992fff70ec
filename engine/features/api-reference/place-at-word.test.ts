import { expect, it } from 'vitest';
import { placeAtWord } from './place-at-word.ts';

const view = { width: 1000, height: 600, mirrored: false };
const card = { width: 300, height: 200 };

it.each([
  ['under the word', { left: 100, right: 180, top: 90, bottom: 110 }, { left: 100, top: 116 }],
  [
    'over a word near the lower edge',
    { left: 100, right: 180, top: 500, bottom: 520 },
    { left: 100, top: 294 },
  ],
  [
    'within the right edge',
    { left: 900, right: 980, top: 90, bottom: 110 },
    { left: 692, top: 116 },
  ],
])('stands %s', (_where, word, place) => {
  expect(placeAtWord(word, card, view)).toEqual(place);
});

it('ends where the word begins on a mirrored page', () => {
  const word = { left: 500, right: 580, top: 90, bottom: 110 };
  expect(placeAtWord(word, card, { ...view, mirrored: true }).left).toBe(280);
  expect(placeAtWord({ ...word, right: 100 }, card, { ...view, mirrored: true }).left).toBe(8);
});

it('stands under a word when there is no room on either side', () => {
  const word = { left: 100, right: 180, top: 150, bottom: 170 };
  expect(placeAtWord(word, { ...card, height: 500 }, view).top).toBe(176);
});
