import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const install = /^\s*(?:npm (?:install|i)|pnpm add|yarn add|bun add)\s(?<words>.*)$/gm;

/** The packages of the documented libraries that a text installs by hand in no certain version. */
function withoutVersion(text: string): string[] {
  return [...text.matchAll(install)]
    .flatMap(({ groups }) => groups?.['words']?.split(/\s+/) ?? [])
    .filter((word) => /^@mui\/[^@]+$/.test(word));
}

test('a command without a version is seen', () => {
  expect(withoutVersion('npm install react @mui/material @mui/system@7')).toEqual([
    '@mui/material',
  ]);
});

test('pages install the libraries in the versions they speak of', async () => {
  const found: string[] = [];
  let commands = 0;
  for await (const file of glob('site/content/**/page*.md')) {
    const text = await readFile(file, 'utf8');
    commands += [...text.matchAll(install)].length;
    found.push(...withoutVersion(text).map((name) => `${file}: ${name}`));
  }
  expect(commands).toBeGreaterThan(5);
  expect(found).toEqual([]);
});
