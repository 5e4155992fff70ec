import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { describePage } from '../describe/describe-page.ts';
import { loadSite } from '../load-site.node.ts';
import { renderPage, type RenderedPage } from './render-page.node.tsx';
import { configOf } from '../site/site.fixture.ts';

const head =
  '---\ntitle: Sorting\ndescription: Put rows in order.\n---\n\nRows keep their order.\n';

/** Renders a page whose demo, like a grid, draws nothing before its script has come. */
async function render(text: string): Promise<RenderedPage> {
  const siteDir = await mkdtemp(path.join(tmpdir(), 'site-'));
  const folder = path.join(siteDir, 'content/grid/sorting');
  await mkdir(path.join(folder, 'demos'), { recursive: true });
  await writeFile(path.join(folder, 'page.md'), text);
  const loaded = await loadSite({
    config: configOf(),
    dictionaries: { en: {} },
    siteDir,
    screensOf: () => ['/'],
    compilerVersion: 'test',
    loadDates: () => Promise.resolve(new Map()),
    warn: () => undefined,
  });
  const site = { ...loaded.site, versionOf: () => '1.0.0' };
  const route = site.index.routes.get('/grid/sorting');
  if (!route) throw new Error('The page was not compiled.');
  const code = 'export default function Rows() {\n  return null;\n}\n';
  return renderPage(site, describePage(site, route, 'en'), {
    sources: {
      rows: { ts: code, js: code, files: {}, jsFiles: {}, html: {}, title: 'Rows', versions: {} },
    },
    loadComponent: () => Promise.resolve(() => null),
    themeHref: '/theme.css',
    fontHref: '/demo.woff2',
    watermark: { packages: /-pro$/, css: '.mark{inset:auto 0 0}' },
    playgrounds: {},
    playgroundScriptOf: (id) => id,
  });
}

test('a page asks for the demo theme when it has demos, also when they bring no styles', async () => {
  const page = await render(`${head}\n::demo{name="rows"}\n`);
  expect(page.demoStyles).toBeUndefined();
  expect(page.hasDemos).toBe(true);
});

test('a page without demos asks for no demo theme', async () => {
  expect((await render(head)).hasDemos).toBe(false);
});
