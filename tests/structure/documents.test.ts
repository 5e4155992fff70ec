import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { namedPaths } from './named-paths.ts';
import { listFiles, readSource, root } from './source-files.ts';

const documents = listFiles('.').filter((file) =>
  /^(?:[A-Z]+|docs\/decisions\/.*)\.md$/.test(file),
);

it('names only paths that exist in its documents', () => {
  const missing = documents.flatMap((document) =>
    namedPaths(readSource(document))
      .filter((named) => !existsSync(path.join(root, named)))
      .map((named) => `${document} names ${named}`),
  );
  expect(missing).toEqual([]);
});

it('names only commands that work with the Node of the reader', () => {
  const { scripts } = JSON.parse(readSource('package.json')) as { scripts: object };
  const wrong = [
    ...documents,
    ...listFiles('deploy').filter((file) => file.endsWith('.md')),
  ].flatMap((document) =>
    commandsIn(readSource(document))
      .filter(({ script, tool }) =>
        tool === undefined ? !(script in scripts) : importsTypeScript(`tools/${tool}`),
      )
      .map(({ command }) => `${document} names ${command}`),
  );
  expect(wrong).toEqual([]);
});

/** The commands of the project that a document tells readers to type. */
function commandsIn(markdown: string): { command: string; script: string; tool?: string }[] {
  return [
    ...markdown.matchAll(/\bnpm run (?:--silent )?([\w:-]+)|\bnode tools\/([\w-]+\.mjs)/g),
  ].map(([command, script = '', tool]) => ({
    command,
    script,
    ...(tool !== undefined && { tool }),
  }));
}

/** True for a program that an older Node than the project's own cannot start. */
function importsTypeScript(file: string): boolean {
  return /^import .*\.ts';$/m.test(readSource(file));
}

it.each([
  ['see `engine/model/page.ts`', ['engine/model/page.ts']],
  ['see `./tools/start.mjs`', ['tools/start.mjs']],
  ['see `features/ads/`', ['engine/features/ads/']],
  ['see `site/content/<product>/navigation.ts`', ['site/content/']],
  ['see `engine/**/*.test.ts`', ['engine/']],
  ['see `server/main.ts:12`', ['server/main.ts']],
  ['see `package.json` and `README.md`', ['package.json', 'README.md']],
  ['`page.md`, `/x/introduction/`, `@mui/material`, `text/plain`, `npm run build`', []],
  ['```\nengine/none.ts `engine/none.ts`\n```', []],
])('reads %j', (markdown, paths) => {
  expect(namedPaths(markdown)).toEqual(paths);
});
