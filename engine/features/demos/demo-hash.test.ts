import fc from 'fast-check';
import { expect, test } from 'vitest';
import { demoOfHash, hashOfDemo } from './demo-hash.ts';

const demos = new Set(['BasicGrid', 'Demo', 'Grid', 'Foo', 'js', 'quick-filter', 'css-grid']);

function demoOf(hash: string): string | undefined {
  return demoOfHash(hash, (name) => demos.has(name));
}

test.each([
  ['', undefined],
  ['#BasicGrid.js', 'BasicGrid'],
  ['#BasicGrid.tsx', 'BasicGrid'],
  ['#BasicGrid.ts', undefined],
  ['#BasicGrid.jsx', undefined],
  ['#Demo.JS', undefined],
  ['#Demo.js?x=1', undefined],
  ['#BasicGrid', undefined],
  ['#system-Demo.tsx', 'Demo'],
  ['#tailwind-Demo.js', 'Demo'],
  ['#css-Demo.tsx', 'Demo'],
  ['#css-tailwind-Demo.js', 'Demo'],
  ['#css-Demo', undefined],
  ['#mycss-Demo.js', 'Demo'],
  ['#a.js.tsx', 'js'],
  ['#Basic-Grid.js', 'Grid'],
  ['#x/Foo.js', 'Foo'],
  ['#quick-filter.tsx', 'quick-filter'],
  ['#tailwind-quick-filter.js', 'quick-filter'],
  ['#css-grid.tsx', 'css-grid'],
  ['#filter.tsx', undefined],
])('%s names %s', (hash, name) => {
  expect(demoOf(hash)).toBe(name);
});

test('any text is answered', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const name = demoOf(`#${text}.js`);
      expect(name === undefined || demos.has(name)).toBe(true);
    }),
  );
});

test('a link leads back to its demo', () => {
  expect(hashOfDemo('quick-filter', 'TS')).toBe('#quick-filter.tsx');
  expect(hashOfDemo('quick-filter', 'JS', 'tailwind')).toBe('#tailwind-quick-filter.js');
  expect(demoOf(hashOfDemo('quick-filter', 'JS', 'tailwind'))).toBe('quick-filter');
});
