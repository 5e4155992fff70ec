import { expect, it } from 'vitest';
import { classesOf, shortClassNames } from './classes-of.ts';

it.each([
  ['Button CSS classes', 'Button'],
  ['Button classes', 'Button'],
  ['data grid class names', 'data grid'],
  ['Button CSS 类', 'Button'],
  ['Button 类名', 'Button'],
  ['classes', undefined],
  ['Button', undefined],
  ['classes of the theme', undefined],
  ['subclasses', undefined],
  // Who names a prop wants its row.
  ['Button className', undefined],
  ['按钮的分类', undefined],
])('of "%s" it is %s', (question, name) => {
  expect(classesOf(question)).toBe(name);
});

it('leaves out that classes are names', () => {
  expect(shortClassNames('Button class names')).toBe('Button classes');
  expect(shortClassNames('class names of a button')).toBe('class names of a button');
});
