import { mkdtemp, rm, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDemo } from './read-demo.node.ts';

let root: string;
let dir: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'read-demo-'));
  dir = path.join(root, 'page/demos');
  await mkdir(dir, { recursive: true });
  await write('plain.tsx', 'export default 1;');
  await write('many.tsx', `import { a } from './data';\nimport b from '../../shared/b';`);
  await write('many.css.tsx', `import './many.css';`);
  await write('many.tailwind.tsx', 'export default 2;');
  await write('many.css', '.a {}');
  await write('data.ts', `import { c } from './deep';`);
  await write('deep.ts', `import './data';`);
  await write('../../shared/b.ts', 'export default 3;');
  await write('../data.ts', 'export default 4;');
  await write('twins.tsx', `import './data';\nimport '../data';`);
  await write('hidden.tsx', `import { a } from './hidden-data';`);
  await write('hidden-data.ts', `export const a = 1;\nexport const b = 'x\u2066y';`);
  await write('lost.tsx', `import './nowhere';`);
});

afterAll(() => rm(root, { recursive: true }));

async function write(name: string, text: string): Promise<void> {
  const file = path.join(dir, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

test('a demo of one file', async () => {
  expect(await readDemo(dir, 'plain')).toEqual({
    name: 'plain',
    system: { source: 'export default 1;', files: {} },
  });
});

test('a demo brings its stylings and every file they import, from wherever it is', async () => {
  const { system, tailwind, css } = await readDemo(dir, 'many');
  expect(Object.keys(system.files).sort()).toEqual(['b.ts', 'data.ts', 'deep.ts']);
  expect(tailwind?.source).toBe('export default 2;');
  expect(css?.files).toEqual({ 'many.css': '.a {}' });
});

test('a missing file, a missing demo and two files of one name are named', async () => {
  await expect(readDemo(dir, 'none')).rejects.toThrow('none.tsx');
  await expect(readDemo(dir, 'lost')).rejects.toThrow('./nowhere');
  await expect(readDemo(dir, 'twins')).rejects.toThrow('two different files named data.ts');
});

test('a character that nobody sees is named with its file and line', async () => {
  await expect(readDemo(dir, 'hidden')).rejects.toThrow(
    /hidden-data\.ts, line 2: the unseen character U\+2066 in column 20/,
  );
});
