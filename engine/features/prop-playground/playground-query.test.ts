import { expect, it } from 'vitest';
import { queryWithValues, valuesInQuery } from './playground-query.ts';
import type { PropControl } from './prop-control.ts';

const controls: PropControl[] = [
  { name: 'variant', kind: 'choice', choices: ['text', 'contained'], usual: 'text' },
  { name: 'disabled', kind: 'switch', choices: [], usual: false },
  { name: 'max', kind: 'number', choices: [] },
  { name: 'children', kind: 'text', choices: [] },
];
const subject = { name: 'Button', controls, initial: { variant: 'text', disabled: false } };

it('keeps what differs from the first state and leaves other parameters alone', () => {
  const values = { variant: 'contained', disabled: false, children: 'a & b' };
  expect(queryWithValues('?q=1&Button.disabled=true', subject, values)).toBe(
    '?q=1&Button.variant=contained&Button.children=a+%26+b',
  );
  expect(queryWithValues('?Button.variant=contained', subject, subject.initial)).toBe('');
});

it('finds the same values in the address again', () => {
  const values = { variant: 'contained', disabled: true, max: 7, children: '“&”=' };
  expect(valuesInQuery(queryWithValues('', subject, values), subject)).toEqual(values);
});

it.each([
  '?Button.variant=huge',
  '?Button.disabled=yes',
  '?Button.max=ten',
  '?Button.max=',
  '?Button.onClick=alert(1)',
  '?Chip.variant=contained',
  '?%',
])('ignores %s', (query) => {
  expect(valuesInQuery(query, subject)).toEqual({});
});

it('cuts a text that is far too long', () => {
  const { children } = valuesInQuery(`?Button.children=${'x'.repeat(5000)}`, subject);
  expect(String(children)).toHaveLength(200);
});
