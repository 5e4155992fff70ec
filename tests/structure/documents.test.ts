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
