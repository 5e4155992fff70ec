import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { iconFolderOf, type IconsView } from '../../features/icons/icons-view.ts';
import { readIconPackage } from '../../features/icons/read-icon-package.node.ts';
import { writeIconFiles } from '../../features/icons/write-icon-files.ts';
import { digestOfImports } from '../../features/markdown/digest-of-imports.node.ts';
import type { DocsConfig } from '../../model/docs-config.ts';
import type { IconSetConfig } from '../../model/icon-set.ts';
import { digestOf } from './file-cache.node.ts';
import { packageVersionOf } from '../load/package-version.node.ts';
import { writeWhole } from './write-whole.node.ts';

/** Changes with the code that reads the package. */
const readerVersion = digestOfImports([
  path.join(import.meta.dirname, '../../features/icons/read-icon-package.node.ts'),
  path.join(import.meta.dirname, '../../features/icons/write-icon-files.ts'),
]);

const viewFile = 'view.json';

/**
 * Reads the icons from the installed package, or finds what an earlier build read from the same one. Gives the folder
 * that holds what pages and browsers need of them; undefined when the site has none.
 */
export async function prepareIcons(
  { icons: config }: Pick<DocsConfig, 'icons'>,
  siteDir: string,
): Promise<string | undefined> {
  if (!config) return undefined;
  const version = packageVersionOf(config.packageName, siteDir);
  const digest = digestOf(readerVersion + version + JSON.stringify(config)).slice(0, 16);
  const folder = path.join(siteDir, '.cache/icons', digest);
  if (!(await loadIcons(folder))) await make(config, { siteDir, folder });
  return folder;
}

/** Reads what pages need of prepared icons; undefined when there are none. */
export async function loadIcons(folder: string | undefined): Promise<IconsView | undefined> {
  if (folder === undefined) return undefined;
  try {
    return JSON.parse(await readFile(path.join(folder, viewFile), 'utf8')) as IconsView;
  } catch {
    return undefined;
  }
}

/** Publishes prepared icons; while developing they are served from where they were prepared. */
export function publishIcons(folder: string | undefined): AstroIntegration {
  const address = iconFolderOf(path.basename(folder ?? ''));
  return {
    name: 'publish-icons',
    hooks: {
      'astro:server:setup': ({ server }) => {
        if (folder === undefined) return;
        server.middlewares.use(address, (request, response, next) => {
          const name = path.basename(request.url ?? '');
          readFile(path.join(folder, name)).then((data) => {
            response.setHeader('Content-Type', 'application/json');
            response.end(data);
          }, next);
        });
      },
      'astro:build:done': async ({ dir }) => {
        if (folder === undefined) return;
        await cp(folder, path.join(fileURLToPath(dir), address), {
          recursive: true,
          filter: (file) => path.basename(file) !== viewFile,
        });
      },
    },
  };
}

async function make(
  config: IconSetConfig,
  { siteDir, folder }: { siteDir: string; folder: string },
): Promise<void> {
  const drawings = readIconPackage(config, siteDir);
  const { files, icons } = writeIconFiles(drawings, config);
  const { packageName, styles, sizes, colors } = config;
  const view: IconsView = {
    packageName,
    styles,
    sizes,
    colors,
    folder: iconFolderOf(path.basename(folder)),
    count: icons.length,
    common: config.common.flatMap((name) => {
      const drawing = drawings.get(name);
      return drawing ? [{ name, drawing }] : [];
    }),
  };
  const parent = path.dirname(folder);
  const draft = `${folder}.${String(process.pid)}`;
  // Of another version or configuration nothing is kept: all of it is read again in seconds.
  await rm(parent, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  for (const [name, text] of files) await writeWhole(path.join(draft, name), text);
  await writeWhole(path.join(draft, viewFile), JSON.stringify(view));
  await rename(draft, folder);
}
