import { expect, it } from 'vitest';
import { stemWord } from './stem-word.ts';

it.each([
  ['filter', 'filters', 'filtering', 'filtered'],
  ['pin', 'pins', 'pinned', 'pinning'],
  ['disable', 'disables', 'disabled', 'disabling'],
  ['select', 'selects', 'selected', 'selection'],
  ['control', 'controls', 'controlled', 'controlling'],
  ['scroll', 'scrolling', 'scrolled'],
  ['virtualize', 'virtualization', 'virtualized'],
  ['paginate', 'pagination'],
  ['query', 'queries'],
  ['install', 'installation', 'installing'],
])('brings the forms of %s together', (...forms) => {
  expect(new Set(forms.map(stemWord)).size).toBe(1);
});

it.each(['axis', 'class', 'string', 'sx', 'menus2', 'status', 'data'])(
  'leaves %s alone',
  (word) => {
    expect(stemWord(word)).toBe(word);
  },
);
