import { expect, it } from 'vitest';
import { versionRanges } from './version-ranges.ts';

it('names few versions of a major one by one, and many by their ends', () => {
  expect(versionRanges(['7.0.0', '7.8.0', '8.0.0'])).toBe('7.0.0, 7.8.0, 8.0.0');
  const minors = Array.from({ length: 12 }, (_, at) => `8.${String(at)}.0`);
  expect(versionRanges(['7.0.0', ...minors, '9.0.0'])).toBe('7.0.0, 8.0.0–8.11.0 (12), 9.0.0');
  expect(versionRanges([])).toBe('');
});
