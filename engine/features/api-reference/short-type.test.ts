import { expect, test } from 'vitest';
import { shortType } from './short-type.ts';

const parameters = [
  { name: 'model', type: 'GridSortModel' },
  { name: 'details', type: 'GridCallbackDetails' },
  { name: 'details.reason', type: 'string' },
];

test('a long function type names its parameters', () => {
  const type = '(model: GridSortModel, details: GridCallbackDetails) => void';
  expect(shortType({ type, signature: { parameters } })).toBe('(model, details) => void');
  const returns = { type: 'string[]' };
  expect(shortType({ type, signature: { parameters, returns } })).toBe(
    '(model, details) => string[]',
  );
});

test('a short type, and one without a signature, stay', () => {
  expect(shortType({ type: '() => void', signature: { parameters: [] } })).toBe('() => void');
  const union = "'a very long union' | 'of several strings' | 'that has no signature'";
  expect(shortType({ type: union })).toBe(union);
});
