import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { describePage } from '../describe/describe-page.ts';
import { loadSite } from '../load-site.node.ts';
import { writtenMarkdown } from './markdown-body.ts';
import { configOf } from '../site/site.fixture.ts';

const head = '---\ntitle: Sorting\ndescription: Put rows in order.\n---\n\n';
const code = 'export default function Rows() {\n  return null;\n}\n';

async function markdownOf(text: string): Promise<string> {
  const siteDir = await mkdtemp(path.join(tmpdir(), 'site-'));
  const folder = path.join(siteDir, 'content/grid/sorting');
  await mkdir(path.join(folder, 'demos'), { recursive: true });
  await writeFile(path.join(folder, 'demos/rows.tsx'), code);
  await writeFile(path.join(folder, 'page.md'), head + text);
  const loaded = await loadSite({
    config: configOf(),
    dictionaries: { en: { pageMarkdown: { demo: 'Demo' } } },
    siteDir,
    screensOf: () => ['/'],
    compilerVersion: 'test',
    loadDates: () => Promise.resolve(new Map()),
    warn: () => undefined,
  });
  const site = { ...loaded.site, versionOf: () => '1.0.0' };
  const route = site.index.routes.get('/grid/sorting');
  if (!route) throw new Error('The page was not compiled.');
  return writtenMarkdown(site, describePage(site, route, 'en'), {
    rows: { ts: code, js: code, files: {}, jsFiles: {}, html: {}, title: 'Rows', versions: {} },
  });
}

it('keeps a demo inside its step', async () => {
  const text = ':::steps\n1. Sort.\n\n   ::demo{name="rows"}\n\n   Done.\n\n2. Filter.\n:::';
  expect(await markdownOf(text)).toBe(`1. Sort.

   **Demo:** [rows](https://docs.example/grid/sorting/#rows)

   \`\`\`tsx title="rows.tsx"
   export default function Rows() {
     return null;
   }
   \`\`\`

   Done.

2. Filter.`);
});
