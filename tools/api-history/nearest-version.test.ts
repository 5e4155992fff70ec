import { expect, it } from 'vitest';
import { nearestVersion } from './nearest-version.ts';

const released = ['7.3.11', '9.0.0-beta.1', '8.9.2', '8.9.1', '8.10.0', '8.12.0', '10.0.0'];

it.each([
  ['8.10.0', '8.10.0'],
  ['8.9.0', '8.9.1'],
  ['8.11.0', '8.10.0'],
  ['8.9.7', '8.9.2'],
  ['9.0.0', '8.12.0'],
])('takes for %s the release %s', (asked, expected) => {
  expect(nearestVersion(released, asked)).toBe(expected);
});

it('takes nothing for a version before the first release', () => {
  expect(nearestVersion(released, '7.3.0')).toBe('7.3.11');
  expect(nearestVersion(released, '6.20.0')).toBeUndefined();
});
