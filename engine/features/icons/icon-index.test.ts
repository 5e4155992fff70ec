import { expect, it } from 'vitest';
import { parseIndex, writeIndex, type IconIndex } from './icon-index.ts';

const index: IconIndex = {
  icons: [
    { name: 'Add', styles: [0, 1] },
    { name: 'Apple', styles: [0] },
  ],
  meanings: { plus: 'Add' },
};

it('reads what it wrote', () => {
  expect(parseIndex(JSON.parse(writeIndex(index, 2)))).toEqual(index);
});

it.each([
  null,
  [],
  'x',
  {},
  { styleCount: 2, names: 'Add' },
  { styleCount: 2, names: 'A', partial: [] },
])('takes %j for no index', (sent) => {
  expect(parseIndex(sent)).toBeUndefined();
});

it('leaves out what is no word', () => {
  const sent = {
    styleCount: 1,
    names: 'Add',
    partial: { Add: 'x' },
    meanings: { plus: 1, a: 'Add' },
  };
  expect(parseIndex(sent)).toEqual({
    icons: [{ name: 'Add', styles: [0] }],
    meanings: { a: 'Add' },
  });
});
