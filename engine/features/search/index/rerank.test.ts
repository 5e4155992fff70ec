import { expect, test } from 'vitest';
import type { PageCard } from './index-files.ts';
import { boostOf } from './rerank.ts';
import type { Targets } from './targets.ts';

const cardOf = (title: string, trail: readonly string[] = []): PageCard => ({
  title,
  description: '',
  href: '/',
  trail,
  sections: [],
  members: [],
});

const targetsOf = (word: string): Targets => ({
  key: word,
  names: new Set([word]),
  wants: [{ any: [word], parts: [] }],
  topic: [],
});

test.each([
  ['a title that is asked for ranks above one that is begun', 'form', 'Form', 'Form Control'],
  ['of titles that are begun the shorter ranks higher', 'form', 'Form Label', 'Form Control Label'],
  ['a title ranks higher that begins with what was typed', 'bot', 'Bottom Navigation', 'Button'],
  ['so does one whose ending was half typed', 'animati', 'Animation', 'Transitions'],
  ['a word at the beginning of a title tells more', 'form', 'Form Data', 'Data Form'],
])('%s', (_, word, better, other) => {
  const targets = targetsOf(word);
  expect(boostOf(cardOf(better), targets)).toBeGreaterThan(boostOf(cardOf(other), targets));
});

const grid = { any: ['datagrid'], parts: ['data', 'grid'] };
const height = ['row', 'height'].map((word) => ({ any: [word], parts: [] }));

test('a title ranks higher that has all that was asked about a component, the more the less else it says', () => {
  const targets: Targets = {
    key: 'datagridrowheight',
    names: new Set(['datagrid', 'row', 'height']),
    wants: [grid, ...height],
    topic: height,
  };
  const boosts = ['Row height', 'Height of a row and its cells', 'Row pinning'].map((title) =>
    boostOf(cardOf(title), targets),
  );
  expect(boosts).toEqual(boosts.toSorted((a, b) => b - a));
  expect(new Set(boosts).size).toBe(3);
  expect(boosts[2]).toBe(1);
});

test.each([
  ['datagridrowheight', true],
  ['rowheightdatagrid', true],
  ['datagridcolumnheight', false],
  ['rowheight', false],
])('a page called by its group is asked for by %s: %s', (key, isAsked) => {
  const wants = [{ any: ['cell'], parts: [] }];
  const targets: Targets = { key, names: new Set(), wants, topic: [] };
  const inGroup = boostOf(cardOf('Row height', ['MUI X', 'Data Grid']), targets);
  expect(inGroup > boostOf(cardOf('Row height', ['MUI X']), targets)).toBe(isAsked);
});
