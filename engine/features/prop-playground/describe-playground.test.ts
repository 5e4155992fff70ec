import { expect, it } from 'vitest';
import type { ApiEntry } from '../api-reference/api-entry.ts';
import { describePlayground } from './describe-playground.ts';

const entry = {
  kind: 'component',
  name: 'Chip',
  imports: [
    { from: 'lib/Chip', isDefault: true },
    { from: 'lib', isDefault: false },
  ],
  props: [
    { name: 'label', type: 'React.ReactNode' },
    { name: 'size', type: '', literals: ["'small'", "'medium'"], default: "'medium'" },
    { name: 'clickable', type: 'boolean' },
    { name: 'title', type: 'string' },
  ],
} as unknown as ApiEntry;

it('starts with what the component does by itself, and with its name as text', () => {
  const { importLine, initial } = describePlayground(entry, {});
  expect(importLine).toBe("import Chip from 'lib/Chip'");
  expect(initial).toEqual({ label: 'Chip', size: 'medium', clickable: false });
});

it('starts with what the author sets', () => {
  const request = { only: ['title', 'size'], values: { size: 'small', title: 'Hi' } };
  expect(describePlayground(entry, request).initial).toEqual({ title: 'Hi', size: 'small' });
});

it('holds what no control changes, parts of objects too', () => {
  const fixed = {
    'slotProps.input.aria-label': 'Milk',
    'slotProps.input.tabIndex': '0',
    open: 'true',
  };
  const view = describePlayground(entry, { fixed, wide: true });
  expect(view.fixed).toEqual({
    slotProps: { input: { 'aria-label': 'Milk', tabIndex: 0 } },
    open: true,
  });
  expect(view.wide).toBe(true);
});
