import { expect, it } from 'vitest';
import { typeFact } from './type-fact.ts';

it('forgets the order of alternatives and how the text is broken', () => {
  expect(typeFact("'b' | 'a'")).toBe(typeFact("'a'\n  | 'b'"));
  expect(typeFact('Partial<B | A> | null')).toBe('Partial<B | A> | null');
  expect(typeFact("'x | y' | 'a'")).toBe("'a' | 'x | y'");
});

it('keeps the order behind an arrow, where it belongs to the answer', () => {
  expect(typeFact('(a: string) => void | null')).toBe('(a: string) => void | null');
});

it('knows one name for an element', () => {
  expect(typeFact('JSX.Element')).toBe(typeFact('React.JSX.Element'));
});
