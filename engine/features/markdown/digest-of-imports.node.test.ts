import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { digestOfImports } from './digest-of-imports.node.ts';

let dir = '';

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'imports-'));
  await mkdir(path.join(dir, 'part'));
});

afterEach(() => rm(dir, { recursive: true }));

const write = (name: string, text: string) => writeFile(path.join(dir, name), text);
const digest = () => digestOfImports([path.join(dir, 'a.ts')]);

test.each([
  `import { b } from './part/b.tsx';`,
  `import './part/b.tsx';`,
  `export * from './part/b.tsx';`,
  `const load = () => import('./part/b.tsx');`,
])('changes with what %s reaches, and what that reaches', async (line) => {
  await write('a.ts', line);
  await write('part/b.tsx', `import {\n  c,\n} from '../c.json';`);
  await write('c.json', '1');
  await write('d.ts', '1');
  const before = digest();
  expect(before).toMatch(/^[\da-f]{16}$/);
  await write('d.ts', '2');
  expect(digest()).toBe(before);
  await write('c.json', '2');
  expect(digest()).not.toBe(before);
});

test('files that import each other, or are missing, end the search', async () => {
  await write('a.ts', `import './part/b.tsx';\nimport './missing.ts';`);
  await write('part/b.tsx', `import '../a.ts';`);
  expect(digest()).toMatch(/^[\da-f]{16}$/);
});
