import { expect, it } from 'vitest';
import { chooseVersion } from './choose-version.ts';

const released = ['7.29.0', '8.0.0-beta.1', '8.9.1', '8.10.0', '8.2.0', '9.0.0'];

it('takes the version itself, or else the newest before it of the same major', () => {
  expect(chooseVersion(released, '8.9.1')).toBe('8.9.1');
  expect(chooseVersion(released, '8.9.0')).toBe('8.2.0');
  expect(chooseVersion(released, '8.99.0')).toBe('8.10.0');
});

it('takes nothing from another major or from before a release', () => {
  expect(chooseVersion(released, '8.1.0')).toBeUndefined();
  expect(chooseVersion(released, '6.1.0')).toBeUndefined();
});
