import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zipOf } from './zip-of.ts';

test('an archive gives every file back as it was', () => {
  const files = { 'package.json': '{}', 'src/data.ts': 'export const place = "Malmö 中文";\n' };
  const entries = Object.entries(unzipSync(zipOf(files)));
  expect(Object.fromEntries(entries.map(([name, data]) => [name, strFromU8(data)]))).toEqual(files);
});
