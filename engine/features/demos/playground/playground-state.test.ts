import { expect, it } from 'vitest';
import {
  formatPlaygroundState,
  parsePlaygroundState,
  type PlaygroundState,
} from './playground-state.ts';

const first: PlaygroundState = { paletteMode: 'light', direction: 'ltr', dense: false };

it('starts light, left to right and comfortable, whatever the site is set to', () => {
  expect(parsePlaygroundState('')).toEqual(first);
  expect(formatPlaygroundState(first)).toBe('');
});

it('finds in an address what was put into it', () => {
  const state: PlaygroundState = {
    demo: 'tree-view/overview/demos/project-files',
    width: 390,
    paletteMode: 'dark',
    direction: 'rtl',
    dense: true,
  };
  expect(parsePlaygroundState(formatPlaygroundState(state))).toEqual(state);
});

it.each(['?theme=blue&direction=up&density=x&width=5', '?width=NaN', '?%', '?demo='])(
  'takes nothing unknown from %s',
  (query) => {
    expect(parsePlaygroundState(query)).toEqual(first);
  },
);
