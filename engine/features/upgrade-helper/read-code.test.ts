import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCode, type CodeUses } from './read-code.ts';

function usesOf(source: string): CodeUses {
  const found = readCode(source);
  if ('brokenLine' in found) throw new Error(`Line ${String(found.brokenLine)} is broken.`);
  return found;
}

it('reads imports of every kind, with the names that the packages have', () => {
  const { imports } = usesOf(`import Button, { type ButtonProps } from '@lib/core/Button';
import {
  Grid as Rows,
} from '@lib/grid';
import type { Column } from '@lib/grid';
import * as Core from '@lib/core';
import './styles.css';`);
  expect(imports.map(({ name, local, from, line }) => [name, local, from, line])).toEqual([
    ['Button', 'Button', '@lib/core/Button', 1],
    ['ButtonProps', 'ButtonProps', '@lib/core/Button', 1],
    ['Grid', 'Rows', '@lib/grid', 3],
    ['Column', 'Column', '@lib/grid', 5],
    ['core', 'Core', '@lib/core', 6],
  ]);
  expect(imports.filter(({ isNamespace }) => isNamespace).map(({ local }) => local)).toEqual([
    'Core',
  ]);
});

it('reads elements with the lines of their props and of the keys in them', () => {
  const { elements } = usesOf(`const a = (
  <Grid<Row>
    rows={rows as Row[]}
    slots={{
      toolbar: Bar,
      ...others,
    }}
  >
    <Core.Bar dense />
  </Grid>
);`);
  expect(elements).toEqual([
    {
      name: 'Grid',
      line: 2,
      attributes: [
        { name: 'rows', line: 3, keys: [] },
        { name: 'slots', line: 4, keys: [{ name: 'toolbar', line: 5 }] },
      ],
    },
    { name: 'Core.Bar', line: 9, attributes: [{ name: 'dense', line: 9, keys: [] }] },
  ]);
});

it('reads what is taken from the ref of an API, and from nothing else', () => {
  const { reads } = usesOf(`apiRef.current.select(1);
gridApiRef.current?.focus();
apiRef.current!
  .scroll();
inputRef.current.focus();
apiRef.now.select();`);
  expect(reads).toEqual([
    { name: 'select', line: 1 },
    { name: 'focus', line: 2 },
    { name: 'scroll', line: 4 },
  ]);
});

it('reads elements that stand side by side, as they are copied', () => {
  expect(usesOf('<Grid rows />\n<Bar />').elements.map(({ line }) => line)).toEqual([1, 2]);
});

it.each([
  ['const a = <Grid rows={[} />;', 1],
  ['const a = 1;\nlet b = ;\n', 2],
  ['<Grid>\n  <Bar>\n</Grid>', 3],
  ['<Grid\n  rows\n', 3],
])('says which line of %j cannot be read', (source, line) => {
  expect(readCode(source)).toEqual({ brokenLine: line });
});

it('ends for any text', () => {
  const signs = fc.constantFrom(
    '<',
    '>',
    '/',
    '{',
    '}',
    '(',
    ')',
    '`',
    "'",
    '\n',
    'A',
    'import ',
    '=',
  );
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(signs).map((it) => it.join('')),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const found = readCode(text);
      const lines = text.split('\n').length;
      if ('brokenLine' in found) {
        expect(found.brokenLine).toBeGreaterThan(0);
        expect(found.brokenLine).toBeLessThanOrEqual(lines + 1);
      }
    }),
  );
});
