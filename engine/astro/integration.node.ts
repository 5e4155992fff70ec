import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { liveFrame } from '../features/demos/live/frame/live-frame.node.ts';
import { compilerVersion } from '../features/markdown/compiler-version.node.ts';
import { defineConfig } from '../model/define-config.ts';
import type { DocsConfig } from '../model/docs-config.ts';
import type { Redirect } from '../model/redirect.ts';
import { siteFactsOf } from '../model/site-facts-of.ts';
import { demoChunks, demoFilesIn } from '../pipeline/bundle/demo-chunks.node.ts';
import { demoSheets } from '../pipeline/bundle/demo-sheets.node.ts';
import { docsSheetModule } from '../pipeline/bundle/docs-sheet-module.node.ts';
import { leanPreload } from '../pipeline/bundle/lean-preload.node.ts';
import { packagesOfEngine } from '../pipeline/bundle/packages-of-engine.node.ts';
import { playgroundChunks } from '../pipeline/bundle/playground-chunks.node.ts';
import { prepareApiData } from '../pipeline/compile/api-data.node.ts';
import { prepareIcons, publishIcons } from '../pipeline/compile/icon-data.node.ts';
import { siteFactsPlugin } from '../pipeline/bundle/site-facts.node.ts';
import { finishBuild } from '../pipeline/finish/finish-build.node.ts';
import { demosOnDemand } from './demos-on-demand.node.ts';
import { reloadOnContent } from './reload-on-content.node.ts';
import { loadSessions, sessionModule } from './session-module.node.ts';
import type { Session } from './session.node.ts';

/** What `docs()` is told besides the site's own configuration. */
export interface DocsOptions {
  /** Folder with content, translations and screens. */
  siteDir: string;
  /** Folder whose packages a site outside of the repository uses. */
  packagesDir: string;
  /** Folder with the screens; without it that of the site. */
  screensDir?: string;
  redirects: readonly Redirect[];
  /** Modules that edited demos may import. */
  liveLibraries: readonly string[];
  /** Packages that resolve differently in Node than in the bundler: one copy of them, bundled. */
  bundledPackages?: readonly RegExp[];
  /** What this site alone asks of the bundler. */
  plugins?: (site: { contentDir: string; demoCount: number }) => readonly Plugin[];
}

/** Everything that makes a documentation site of an Astro project: routes, plugins and the steps after rendering. */
export async function docs(config: DocsConfig, options: DocsOptions): Promise<AstroIntegration[]> {
  const { siteDir, redirects, liveLibraries } = options;
  defineConfig(config);
  const session = loadSessions().openSession({
    siteDir,
    addresses: { siteDir, config, redirects, ledger: ledgerOf(siteDir) },
    apiFile: await prepareApiData(config, siteDir),
    iconsDir: await prepareIcons(config, siteDir),
    compilerVersion,
  });
  return [
    journey(session, options),
    liveFrame({ libraries: liveLibraries, contentDir: contentDirOf(siteDir) }),
    publishIcons(session.iconsDir),
    {
      name: 'finish-build',
      hooks: {
        'astro:build:done': async ({ dir, logger }) => {
          const { report, resolved: addresses } = session;
          if (!report) throw new Error('No page was described: nothing can be finished.');
          const finished = { siteDir, config, report, addresses };
          const lines = await finishBuild(fileURLToPath(dir), finished);
          lines.forEach((line) => logger.info(line));
        },
      },
    },
  ];
}

/** The routes of the engine, which are the same for every site, and what the bundler needs for them. */
function journey(session: Session, options: DocsOptions): AstroIntegration {
  return {
    name: 'docs',
    hooks: {
      'astro:config:setup': ({ injectRoute, updateConfig }) => {
        for (const { pattern, entrypoint } of listRoutes()) injectRoute({ pattern, entrypoint });
        updateConfig({
          trailingSlash: 'always',
          compressHTML: false,
          build: { format: 'directory', assets: '_assets', inlineStylesheets: 'never' },
          devToolbar: { enabled: false },
          experimental: { incrementalBuild: true },
          vite: {
            resolve: {
              alias: [
                { find: '#site/screens', replacement: screensDirOf(options) },
                { find: '#site', replacement: options.siteDir },
              ],
              noExternal: [...(options.bundledPackages ?? [])],
            },
            // A package that a server meets only when a demo asks for it makes it load every open page again.
            optimizeDeps: {
              entries: [path.join(contentDirOf(options.siteDir), '**/demos/*.tsx')],
            },
            plugins: [...pluginsOf(session, options), ...ownPluginsOf(options)],
          },
        });
      },
    },
  };
}

function pluginsOf(session: Session, { siteDir, packagesDir }: DocsOptions): Plugin[] {
  const contentDir = contentDirOf(siteDir);
  const { apiFile } = session;
  return [
    sessionModule(),
    siteFactsPlugin(siteFactsOf(session.addresses.config)),
    packagesOfEngine(siteDir, packagesDir),
    leanPreload(),
    docsSheetModule(),
    demoChunks(contentDir, (scripts) => (session.demoScripts = scripts)),
    demoSheets(contentDir),
    playgroundChunks({
      contentDir,
      apiFile,
      keep: (scripts) => (session.playgroundScripts = scripts),
    }),
    demosOnDemand(contentDir),
    reloadOnContent(contentDir, session),
  ];
}

function ownPluginsOf({ siteDir, plugins }: DocsOptions): readonly Plugin[] {
  const contentDir = contentDirOf(siteDir);
  return plugins?.({ contentDir, demoCount: demoFilesIn(contentDir).length }) ?? [];
}

/** A route's place below `routes` is its address. */
function listRoutes(): { pattern: string; entrypoint: string }[] {
  const routesDir = path.join(import.meta.dirname, 'routes');
  return globSync('**/*.{astro,ts}', { cwd: routesDir })
    .sort()
    .map((file) => ({
      pattern: `/${file
        .split(path.sep)
        .join('/')
        .replace(/\.(?:astro|ts)$/, '')}`,
      entrypoint: path.join(routesDir, file),
    }));
}

function contentDirOf(siteDir: string): string {
  return path.join(siteDir, 'content');
}

function screensDirOf({ siteDir, screensDir }: DocsOptions): string {
  return screensDir ?? path.join(siteDir, 'screens');
}

/** A site that is published keeps a list of its addresses. */
function ledgerOf(siteDir: string): string | undefined {
  const ledger = path.join(siteDir, 'published-addresses.txt');
  return existsSync(ledger) ? ledger : undefined;
}
