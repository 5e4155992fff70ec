import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { frontmatterOf, run, writeFiles, type EngineSite, type SiteFile } from './engine-site.ts';
import type { PlainText } from './plain-texts.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The compared texts in this engine. */
export function writeOurSite(folder: string, texts: readonly PlainText[]): EngineSite {
  rmSync(folder, { recursive: true, force: true });
  const output = path.join(folder, 'dist');
  const pages = texts.map((text): SiteFile => [`content/docs/${text.name}/page.md`, textOf(text)]);
  writeFiles(folder, [
    ...pages,
    ['public/robots.txt', ''],
    ['redirects.ts', 'export const redirects = [];\n'],
    ['docs.config.ts', configText(texts)],
  ]);
  cpSync(path.join(root, 'site/translations'), path.join(folder, 'translations'), {
    recursive: true,
  });
  return {
    name: 'ours',
    output,
    build: () => {
      for (const made of ['.cache', 'dist'])
        rmSync(path.join(folder, made), { recursive: true, force: true });
      const env = { DOCS_SITE: folder, DOCS_OUT: output };
      return run(path.join(root, 'node_modules/.bin/astro build'), path.join(root, 'site'), env);
    },
    hrefOf: ({ name }) => `/docs/${name}/`,
    links: '.side__body a[href^="/docs/"]',
  };
}

function configText(texts: readonly PlainText[]): string {
  const entries = texts.map(({ name, title }) => ({
    pathname: `/docs/${name}`,
    title,
    folder: `docs/${name}`,
  }));
  const first = entries[0]?.pathname ?? '/';
  return `import { defineConfig } from 'engine';
export const docsConfig = defineConfig({
  name: 'Texts', origin: 'https://texts.example',
  locales: [{ code: 'en', label: 'English', htmlLang: 'en' }],
  products: [{ id: 'docs', folder: 'docs', name: 'Docs', family: 'Docs', pathname: '${first}', packageName: 'react', navigation: 'docs', glyph: 'material', versions: { pathname: '${first}/', older: [] } }],
  navigations: [{ id: 'docs', items: [{ pathname: '/docs-group', title: 'Pages', children: ${JSON.stringify(entries)} }] }],
  versionHost: 'https://{version}.example',
});
`;
}

/** The line under the title is short here. */
function textOf(text: PlainText): string {
  const [lead = ''] = /^.{0,60}\b/.exec(text.description) ?? [];
  return `${frontmatterOf(text, { lead })}${text.body}\n`;
}
