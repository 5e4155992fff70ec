import { expect, it } from 'vitest';
import { compareVersions, majorOf } from './compare-versions.ts';

it('orders versions by their numbers, not by their letters', () => {
  const versions = ['8.10.0', '8.9.1', '9.0.0', '8.9.0', '10.0.0', '8.10.0'];
  expect(versions.sort(compareVersions)).toEqual([
    '8.9.0',
    '8.9.1',
    '8.10.0',
    '8.10.0',
    '9.0.0',
    '10.0.0',
  ]);
});

it('puts what is no version before all versions', () => {
  expect(compareVersions('next', '0.0.1')).toBeLessThan(0);
  expect(compareVersions('next', '')).toBe(0);
  expect(majorOf('10.2.3')).toBe('10');
});
