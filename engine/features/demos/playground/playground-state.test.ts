import { expect, it } from 'vitest';
import {
  formatPlaygroundState,
  parsePlaygroundState,
  type PlaygroundState,
} from './playground-state.ts';

const first: PlaygroundState = { paletteMode: 'light', direction: 'ltr', dense: false };

it('starts in the mode of the system, left to right and comfortable, whatever the site is set to', () => {
  expect(parsePlaygroundState('', 'light')).toEqual(first);
  expect(parsePlaygroundState('', 'dark')).toEqual({ ...first, paletteMode: 'dark' });
  expect(formatPlaygroundState(first, 'light')).toBe('');
  expect(formatPlaygroundState(first, 'dark')).toBe('?theme=light');
});

it('finds in an address what was put into it', () => {
  const state: PlaygroundState = {
    demo: 'tree-view/overview/demos/project-files',
    width: 390,
    paletteMode: 'dark',
    direction: 'rtl',
    dense: true,
  };
  expect(parsePlaygroundState(formatPlaygroundState(state, 'light'), 'light')).toEqual(state);
});

it.each(['?theme=blue&direction=up&density=x&width=5', '?width=NaN', '?%', '?demo='])(
  'takes nothing unknown from %s',
  (query) => {
    expect(parsePlaygroundState(query, 'light')).toEqual(first);
  },
);
