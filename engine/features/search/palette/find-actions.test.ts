import { expect, it } from 'vitest';
import { commandIn, findActions, findCommands } from './find-actions.ts';

const actions = [
  { label: 'Switch to light mode', keywords: 'bright theme' },
  { label: 'Switch to dark mode', keywords: 'night theme' },
  { label: 'Read left to right', keywords: 'ltr' },
  { label: 'Read right to left', keywords: 'rtl' },
  { label: '重置密度', keywords: '默认' },
];

function labelsFor(text: string): string[] {
  return findActions(actions, text).map(({ label }) => label);
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

it.each([
  ['>dark', 'dark'],
  [' > dark mode', 'dark mode'],
  ['》深色', '深色'],
  ['>', ''],
  ['dark > light', undefined],
  ['', undefined],
])('"%s" commands %j', (text, command) => {
  expect(commandIn(text)).toBe(command);
});

it('lists every action for a command that says nothing yet, and then those it names', () => {
  expect(findCommands(actions, '')).toEqual(actions);
  expect(findCommands(actions, 'read').map(({ keywords }) => keywords)).toEqual(['ltr', 'rtl']);
  expect(findCommands(actions, 'pagination')).toEqual([]);
});
