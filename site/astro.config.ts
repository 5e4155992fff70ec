import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { docs } from 'engine/astro/integration.node.ts';
import { prepareApiData } from 'engine/pipeline/compile/api-data.node.ts';
import { demoChunks, demoFilesIn } from 'engine/pipeline/bundle/demo-chunks.node.ts';
import { demoSheets } from 'engine/pipeline/bundle/demo-sheets.node.ts';
import { docsSheetModule } from 'engine/pipeline/bundle/docs-sheet-module.node.ts';
import { finishBuild } from 'engine/pipeline/finish/finish-build.node.ts';
import { prepareIcons, publishIcons } from 'engine/pipeline/compile/icon-data.node.ts';
import { leanPreload } from 'engine/pipeline/bundle/lean-preload.node.ts';
import { packagesOfEngine } from 'engine/pipeline/bundle/packages-of-engine.node.ts';
import { playgroundChunks } from 'engine/pipeline/bundle/playground-chunks.node.ts';
import { reloadOnContent } from 'engine/astro/reload-on-content.node.ts';
import { liveFrame } from 'engine/features/demos/live/frame/live-frame.node.ts';
import { compilerVersion } from 'engine/features/markdown/compiler-version.node.ts';
import type { DocsConfig } from 'engine/model/docs-config.ts';
import type { Redirect } from 'engine/model/redirect.ts';
import { demoLicense } from './demo-license.ts';
import { gridWithoutEval } from './grid-without-eval.ts';
import { sharedScripts } from './shared-scripts.ts';
import { liveLibraries } from './live-libraries.ts';

const here = path.dirname(fileURLToPath(import.meta.url));
/** Folder with docs.config.ts, content, translations and public: another site can be built with the same routes. */
const siteDir = path.resolve(process.env['DOCS_SITE'] ?? here);
const contentDir = path.join(siteDir, 'content');
const screensDir = path.join(existsSync(path.join(siteDir, 'screens')) ? siteDir : here, 'screens');
const outDir = path.resolve(process.env['DOCS_OUT'] ?? path.join(here, '../dist'));
const { docsConfig } = await fromSite<{ docsConfig: DocsConfig }>('docs.config.ts');
const { redirects } = await fromSite<{ redirects: readonly Redirect[] }>('redirects.ts');

const apiFile = await prepareApiData(docsConfig, siteDir);
const iconsDir = await prepareIcons(docsConfig, siteDir);

export default defineConfig({
  root: here,
  outDir,
  cacheDir: path.join(siteDir, '.cache/astro'),
  publicDir: path.join(siteDir, 'public'),
  trailingSlash: 'always',
  compressHTML: false,
  build: { format: 'directory', assets: '_assets', inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  experimental: { incrementalBuild: true },
  integrations: [
    react(),
    docs(),
    liveFrame({ libraries: liveLibraries, contentDir }),
    publishIcons(iconsDir),
    finishBuild({
      siteDir,
      config: docsConfig,
      redirects,
      ...ledgerOf(siteDir),
      changelog: path.join(here, '../CHANGELOG.md'),
    }),
  ],
  vite: {
    define: {
      'import.meta.env.SITE_DIR': JSON.stringify(siteDir),
      'import.meta.env.API_FILE': JSON.stringify(apiFile),
      'import.meta.env.ICONS_DIR': JSON.stringify(iconsDir ?? ''),
      'import.meta.env.COMPILER_VERSION': JSON.stringify(compilerVersion),
    },
    resolve: {
      alias: [
        // A site without screens of its own has those of this one.
        { find: '#site/screens', replacement: screensDir },
        { find: '#site', replacement: siteDir },
      ],
      // MUI's packages resolve differently in Node than in the bundler: one copy, bundled.
      noExternal: [/^@mui\//],
    },
    plugins: [
      packagesOfEngine(siteDir, here),
      leanPreload(),
      docsSheetModule(),
      demoChunks(contentDir),
      demoSheets(contentDir),
      playgroundChunks({ contentDir, apiFile }),
      sharedScripts(demoFilesIn(contentDir).length),
      gridWithoutEval(),
      demoLicense(contentDir, process.env['MUI_LICENSE_KEY']),
      reloadOnContent(contentDir),
    ],
  },
});

/** A site that is published keeps a list of its addresses. */
function ledgerOf(dir: string): { ledger?: string } {
  const ledger = path.join(dir, 'published-addresses.txt');
  return existsSync(ledger) ? { ledger } : {};
}

async function fromSite<Module>(file: string): Promise<Module> {
  return (await import(/* @vite-ignore */ pathToFileURL(path.join(siteDir, file)).href)) as Module;
}
