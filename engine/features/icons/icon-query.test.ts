import { expect, it } from 'vitest';
import { readIconQuery, writeIconQuery } from './icon-query.ts';

const styles = [
  { id: 'filled', suffix: '' },
  { id: 'two-tone', suffix: 'TwoTone' },
];

it.each([
  ['', { text: '', style: 0 }],
  ['?query=trash', { text: 'trash', style: 0 }],
  ['?query=trash+can&theme=two-tone', { text: 'trash can', style: 1 }],
  ['?theme=Two%20tone', { text: '', style: 1 }],
  ['?theme=TwoTone', { text: '', style: 1 }],
  ['?theme=__proto__&query=%E0%A4%A', { text: '\uFFFD%A', style: 0 }],
  ['?theme=&query=', { text: '', style: 0 }],
  ['?query=<script>&query=b', { text: '<script>', style: 0 }],
])('reads %j', (query, asked) => {
  expect(readIconQuery(query, styles)).toEqual(asked);
});

it('reads only the beginning of a long text', () => {
  expect(readIconQuery(`?query=${'a'.repeat(5000)}`, styles).text).toHaveLength(80);
});

it.each([
  ['', { text: '', style: 0 }, ''],
  ['?a=1&query=x&theme=two-tone', { text: ' ', style: 0 }, '?a=1'],
  ['?a=1', { text: 'trash can', style: 1 }, '?a=1&query=trash+can&theme=two-tone'],
])('writes into %j', (query, asked, written) => {
  expect(writeIconQuery(query, asked, styles)).toBe(written);
});
