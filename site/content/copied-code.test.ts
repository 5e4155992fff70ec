import path from 'node:path';
import { expect, it } from 'vitest';

const pages = Object.entries(
  import.meta.glob<string>('./**/page*.md', { query: '?raw', import: 'default', eager: true }),
);
const projects = './material/getting-started/example-projects/page.md';

/** Packages in commands that install or run them: the documented ones and what follows their versions. */
const commands = /\b(?:npm (?:install|i|add)|pnpm (?:add|install)|yarn add|bun add|npx)\b[^\n`]*/g;
const versioned = /^(?:@mui\/(?!envinfo)[\w-]+|@material-ui\/[\w-]+|create-next-app)/;

/** Codemods are for every version, so the newest is right; of all else that would be another one than the page describes. */
function followsVersion(word: string): boolean {
  return /.@[\^~]?(?:\d|{)/.test(word) || /^@mui\/(?:x-)?codemod@latest$/.test(word);
}

function withoutVersion(text: string): string[] {
  return [...text.matchAll(commands)]
    .flatMap(([command]) => command.split(/\s+/))
    .filter((word) => versioned.test(word) && !followsVersion(word));
}

it.each(pages)('%s installs the versions that it describes', (_page, text) => {
  expect(withoutVersion(text)).toEqual([]);
});

it('notices a command without a version', () => {
  expect(withoutVersion('npm install @mui/material@7 @mui/styled-engine-sc')).toEqual([
    '@mui/styled-engine-sc',
  ]);
  expect(withoutVersion('npx create-next-app shop')).toEqual(['create-next-app']);
});

it('notices a command that takes the newest version, but for codemods', () => {
  expect(withoutVersion('npm install @mui/material@latest @mui/system@next')).toEqual([
    '@mui/material@latest',
    '@mui/system@next',
  ]);
  expect(withoutVersion('npx @mui/codemod@latest v7.0.0/grid-props src')).toEqual([]);
});

it.each(pages)('%s names the same version of Next.js everywhere', (_page, text) => {
  const projectMajors = [...text.matchAll(/create-next-app@([\w.]+)/g)].map(([, major]) => major);
  const imported = [...text.matchAll(/material-nextjs\/v(\d+)-/g)].map(([, major]) => major);
  expect(new Set([...projectMajors, ...imported]).size).toBeLessThanOrEqual(1);
});

/** The named files of each project that the page writes out, with their text. */
function projectFiles(): Map<string, string>[] {
  const text = pages.find(([page]) => page === projects)?.[1] ?? '';
  return text
    .split(/^## /m)
    .filter((section) => /^(?:Vite|Next\.js) with /.test(section))
    .map(
      (section) =>
        new Map(
          [...section.matchAll(/^ *```\w+ title="([^"]+)"[^\n]*\n(.*?)^ *```$/gms)].map(
            ([, name = '', code = '']) => [name, code],
          ),
        ),
    );
}

it('the files of an example project find each other', () => {
  const imports = projectFiles().flatMap((files) =>
    [...files].flatMap(([name, code]) =>
      [...code.matchAll(/^import (.+) from '(\.[^']+)';$/gm)].map(([, what = '', from = '']) => {
        const stem = path.posix.join(path.posix.dirname(name), from);
        const target = files.get(stem) ?? files.get(`${stem}.ts`) ?? files.get(`${stem}.tsx`);
        const hasDefault = what.startsWith('{') || (target ?? '').includes('export default');
        return { file: `${name} → ${from}`, isFound: target !== undefined && hasDefault };
      }),
    ),
  );
  expect(imports.length).toBeGreaterThan(2);
  expect(imports.filter(({ isFound }) => !isFound).map(({ file }) => file)).toEqual([]);
});
