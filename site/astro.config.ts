import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { docs } from 'engine/astro/integration.node.ts';
import type { DocsConfig, Redirect } from 'engine';
import { demoLicense } from './demo-license.ts';
import { gridWithoutEval } from './grid-without-eval.ts';
import { liveLibraries } from './live-libraries.ts';
import { sharedScripts } from './shared-scripts.ts';

const here = import.meta.dirname;
/** Folder with docs.config.ts, content, translations and public: another site can be built with the same packages. */
const siteDir = path.resolve(process.env['DOCS_SITE'] ?? here);
const { docsConfig } = await fromSite<{ docsConfig: DocsConfig }>('docs.config.ts');
const { redirects } = await fromSite<{ redirects: readonly Redirect[] }>('redirects.ts');

export default defineConfig({
  root: here,
  outDir: path.resolve(process.env['DOCS_OUT'] ?? path.join(here, '../dist')),
  cacheDir: path.join(siteDir, '.cache/astro'),
  publicDir: path.join(siteDir, 'public'),
  integrations: [
    react(),
    await docs(docsConfig, {
      siteDir,
      packagesDir: here,
      // A site without screens of its own has those of this one.
      screensDir: path.join(existsSync(path.join(siteDir, 'screens')) ? siteDir : here, 'screens'),
      redirects,
      liveLibraries,
      bundledPackages: [/^@mui\//],
      plugins: ({ contentDir, demoCount }) => [
        sharedScripts(demoCount),
        gridWithoutEval(),
        demoLicense(contentDir, process.env['MUI_LICENSE_KEY']),
      ],
    }),
  ],
});

async function fromSite<Module>(file: string): Promise<Module> {
  return (await import(/* @vite-ignore */ pathToFileURL(path.join(siteDir, file)).href)) as Module;
}
