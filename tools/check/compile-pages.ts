import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { prepareApiData } from 'engine/pipeline/compile/api-data.node.ts';
import { prepareIcons } from 'engine/pipeline/compile/icon-data.node.ts';
import { loadSite } from 'engine/pipeline/load-site.node.ts';
import { defaultLocaleOf } from 'engine/pipeline/site/site-index.ts';
import { compilerVersion } from 'engine/features/markdown/compiler-version.node.ts';
import type { DocsConfig } from 'engine/model/docs-config.ts';
import type { Problem } from 'engine/model/problem.ts';
import type { Dictionary } from 'engine/model/translate.ts';
import { docsConfig } from '#site/docs.config.ts';
import { screenPathnames } from '../../site/screens/screen-views.ts';

/** What compiling told about pages. */
interface CompiledPages {
  problems: Problem[];
  /** Addresses of the pages beside them with the reference of what they teach, in the default language. */
  tabs: string[];
}

/** Compiles a site as the build does; says what is wrong with the pages of these folders. */
export async function compilePages(
  siteDir: string,
  folders: readonly string[],
): Promise<CompiledPages> {
  const config: DocsConfig = docsConfig;
  const { problems, site } = await loadSite({
    config,
    siteDir,
    dictionaries: loadDictionaries(siteDir),
    screensOf: screenPathnames,
    apiFile: await prepareApiData(config, siteDir),
    iconsDir: await prepareIcons(config, siteDir),
    loadDates: () => Promise.resolve(new Map()),
    compilerVersion,
    warn: () => undefined,
    checksDemosOf: (folder) => folders.includes(folder),
  });
  const tabs = [...site.index.api.values()].flatMap(({ pathname, tab }) =>
    folders.includes(tab?.page.item.folder ?? '')
      ? [site.hrefOf(pathname, defaultLocaleOf(config))]
      : [],
  );
  const ours = problems.filter(({ file }) =>
    folders.some((folder) => file.includes(`content/${folder}/`)),
  );
  return { problems: ours, tabs };
}

function loadDictionaries(siteDir: string): Record<string, Dictionary> {
  const folder = path.join(siteDir, 'translations');
  return Object.fromEntries(
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => [
        path.basename(file, '.json'),
        JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Dictionary,
      ]),
  );
}
