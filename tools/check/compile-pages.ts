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

/** An address that a content folder makes. */
interface Address {
  folder: string;
  href: string;
}

/** What compiling told about a site. */
interface CompiledPages {
  problems: Problem[];
  /** Where each text is shown. */
  texts: (Address & { file: string })[];
  /** Pages beside a text with the reference of what it teaches, in the default language. */
  tabs: Address[];
}

/** Compiles the pages of a site as the build does; says what is wrong and where each page is shown. */
export async function compilePages(siteDir: string): Promise<CompiledPages> {
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
  });
  const texts = [...site.index.routes.values()].flatMap(({ pathname, pages }) =>
    [...pages.values()].map(({ folder, file, locale }) => ({
      folder,
      file,
      href: site.hrefOf(pathname, locale),
    })),
  );
  const tabs = [...site.index.api.values()].flatMap(({ pathname, tab }) =>
    tab?.page.item.folder
      ? [{ folder: tab.page.item.folder, href: site.hrefOf(pathname, defaultLocaleOf(config)) }]
      : [],
  );
  return { problems, texts, tabs };
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
