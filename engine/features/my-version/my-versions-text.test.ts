import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatMyVersions, parseMyVersions } from './my-versions-text.ts';

it('reads what it wrote', () => {
  const versions = { x: '8.2.0', core: '7.1.0' };
  expect(formatMyVersions(versions)).toBe('core=7.1.0&x=8.2.0');
  expect(parseMyVersions(formatMyVersions(versions))).toEqual(versions);
});

it.each([
  [null],
  [''],
  ['x'],
  ['x=8'],
  ['x=latest'],
  ['X=8.2.0'],
  ['__proto__=8.2.0'],
  ['x=8.2.0.1'],
  ['x=99999.0.0'],
])('takes nothing from %j', (text) => {
  expect(parseMyVersions(text)).toEqual({});
});

it('reads any text without complaint', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const versions = parseMyVersions(text);
      expect(parseMyVersions(formatMyVersions(versions))).toEqual(versions);
    }),
    { seed: 5 },
  );
});
