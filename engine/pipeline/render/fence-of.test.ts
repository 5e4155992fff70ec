import { expect, it } from 'vitest';
import { fenceOf } from './fence-of.ts';

it.each([
  ['a.tsx', 'x\n', '```tsx title="a.tsx"\nx\n```'],
  ['a.md', '````\nx\n````', '`````md title="a.md"\n````\nx\n````\n`````'],
])('fences %s so that its text cannot end the fence', (file, text, fenced) => {
  expect(fenceOf(file, text)).toBe(fenced);
});
