import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../tools/bootstrap/root.mjs';
import { buildSite } from './build-site.ts';

/** A site of one page with one demo, far from the repository and without a public folder. */
function createSite(demo: string): string {
  const site = mkdtempSync(path.join(tmpdir(), 'other-site-'));
  function write(name: string, text: string): void {
    mkdirSync(path.dirname(path.join(site, name)), { recursive: true });
    writeFileSync(path.join(site, name), text);
  }
  write(
    'docs.config.ts',
    `export const docsConfig = {
      name: 'Other docs', origin: 'https://other.example', versionHost: 'https://{version}.other.example',
      locales: [{ code: 'en', label: 'English', htmlLang: 'en' }],
      products: [{ id: 'grid', folder: 'grid', name: 'Grid', family: 'Family', pathname: '/grid', packageName: 'react', navigation: 'main', glyph: 'grid', versions: { pathname: '/grid/', older: [] } }],
      navigations: [{ id: 'main', items: [{ pathname: '/grid', title: 'Overview', folder: 'grid/overview' }] }],
    };`,
  );
  write('redirects.ts', 'export const redirects = [];');
  write(
    'content/grid/overview/page.md',
    `---\ntitle: Overview\ndescription: About it.\n---\n\n# Overview\n\n::demo{name="${demo}"}\n`,
  );
  write(
    'content/grid/overview/demos/save.tsx',
    "import Button from '@mui/material/Button';\n\nexport default function Save() {\n  return <Button>Save it</Button>;\n}\n",
  );
  mkdirSync(path.join(site, 'translations'));
  cpSync(path.join(root, 'site/translations/en.json'), path.join(site, 'translations/en.json'));
  return site;
}

it('a site outside the repository is built, with the packages of the repository', async () => {
  const site = createSite('save');
  const { code, output } = await buildSite(site);
  expect(code, output).toBe(0);
  expect(readFileSync(path.join(site, 'dist/grid/index.html'), 'utf8')).toContain('Save it');
}, 600_000);

it('a build that content stops ends with the problem', async () => {
  const { code, output } = await buildSite(createSite('svae'));
  expect(code).not.toBe(0);
  expect(output).toContain('There is no demo named "svae".');
  expect(output).not.toMatch(/Stack trace|Hint|node_modules/);
}, 600_000);
