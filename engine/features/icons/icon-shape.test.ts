import { expect, it } from 'vitest';
import { parseDrawings, shapesToSvg, type Drawing } from './icon-shape.ts';

it('writes shapes as SVG, with nothing that would end an attribute', () => {
  const drawing: Drawing = ['M1 2z', ['g', { opacity: '.3' }, ['circle', { cx: '"><b>' }]]];
  expect(shapesToSvg(drawing)).toBe(
    '<path d="M1 2z"/><g opacity=".3"><circle cx="&quot;&gt;&lt;b&gt;"/></g>',
  );
});

it.each([
  [null, []],
  [{}, []],
  ['M1 2z', []],
  [
    [['M1 2z'], null, []],
    [['M1 2z'], undefined, undefined],
  ],
  [[[['circle', { r: '2' }, 'M1 2z']]], [[['circle', { r: '2' }, 'M1 2z']]]],
  [[[['script', {}]], [['path', { onload: 'x' }]], [['path', { d: 1 }]], [[]], [1]], Array(5)],
] as const)('reads %j', (sent, drawings) => {
  expect(parseDrawings(sent)).toEqual([...drawings]);
});
