import { expect, it } from 'vitest';
import { findRecorded } from './find-recorded.ts';

const versions = ['7.0.0', '7.28.0', '8.0.0', '8.5.0', '8.10.0'];

it.each([
  ['8.5.0', '8.5.0'],
  ['v8', '8.10.0'],
  ['7.29.0', '7.28.0'],
  ['8.9', '8.5.0'],
  ['9.0.0', undefined],
  ['6.20.0', undefined],
  ['', undefined],
  ['__proto__', undefined],
])('gives for %j %j', (range, found) => {
  expect(findRecorded(versions, range)).toBe(found);
});
