import { expect, it } from 'vitest';
import type { ApiEntry } from '../api-reference/api-entry.ts';
import { propControlsOf } from './prop-control.ts';

const props: ApiEntry['props'] = [
  { name: 'children', type: 'React.ReactNode' },
  { name: 'color', type: "'a' | 'b'", literals: ["'a'", "'b'"], default: "'a'" },
  { name: 'disabled', type: 'boolean', default: 'false' },
  { name: 'href', type: 'string' },
  { name: 'loading', type: 'boolean | null', default: 'null' },
  { name: 'max', type: 'number', default: '100' },
  { name: 'old', type: 'boolean', deprecated: '' },
  { name: 'onChange', type: '() => void' },
  { name: 'sx', type: 'SxProps<Theme>' },
  { name: 'track', type: "'normal' | false", literals: ["'normal'", 'false'] },
];
const entry = { name: 'Thing', props } as unknown as ApiEntry;

it('makes a control of every prop whose values are few or simple', () => {
  expect(propControlsOf(entry)).toEqual([
    { name: 'children', kind: 'text', choices: [] },
    { name: 'color', kind: 'choice', choices: ['a', 'b'], usual: 'a' },
    { name: 'disabled', kind: 'switch', choices: [], usual: false },
    { name: 'loading', kind: 'switch', choices: [] },
    { name: 'track', kind: 'choice', choices: ['normal', false] },
  ]);
});

it('takes the props that an author names, in that order', () => {
  const names = propControlsOf(entry, ['max', 'href', 'color', 'sx', 'old']).map(
    ({ name }) => name,
  );
  expect(names).toEqual(['max', 'href', 'color']);
});
