import { expect, it } from 'vitest';
import { findActions } from './find-actions.ts';

const actions = [
  { label: 'Switch to light mode', keywords: 'bright theme' },
  { label: 'Switch to dark mode', keywords: 'night theme' },
  { label: 'Read left to right', keywords: 'ltr' },
  { label: 'Read right to left', keywords: 'rtl' },
  { label: '重置密度', keywords: '默认' },
];

function labelsFor(text: string): string[] {
  return findActions(actions, text).actions.map(({ label }) => label);
}

it.each([
  ['dark mode', 'Switch to dark mode'],
  ['swich to dark', 'Switch to dark mode'],
  ['right to left', 'Read right to left'],
  ['重置密度', '重置密度'],
  ['rtl', 'Read right to left'],
])('"%s" calls up "%s" first', (text, label) => {
  expect(labelsFor(text)[0]).toBe(label);
});

it.each(['', 'da', 'data grid', 'dark chocolate'])('"%s" calls up nothing', (text) => {
  expect(labelsFor(text)).toEqual([]);
});

it('lets actions that only know the word stand behind the pages', () => {
  expect(findActions(actions, 'theme').first).toBe(false);
  expect(findActions(actions, 'dark').first).toBe(true);
});
