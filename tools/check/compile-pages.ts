import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { prepareApiData } from 'engine/build/api-data.node.ts';
import { loadSite } from 'engine/build/load-site.node.ts';
import { compilerVersion } from 'engine/features/markdown/compiler-version.node.ts';
import type { DocsConfig } from 'engine/model/docs-config.ts';
import type { Problem } from 'engine/model/problem.ts';
import type { Dictionary } from 'engine/model/translate.ts';
import { docsConfig } from '#site/docs.config.ts';
import { screenPathnames } from '../../site/src/screen-views.ts';

/** Compiles the pages of a site as the build does, and says what is wrong. */
export async function compilePages(siteDir: string): Promise<Problem[]> {
  const config: DocsConfig = docsConfig;
  const { problems } = await loadSite({
    config,
    siteDir,
    dictionaries: loadDictionaries(siteDir),
    screens: screenPathnames,
    apiFile: await prepareApiData(config, siteDir),
    loadDates: () => Promise.resolve(new Map()),
    compilerVersion,
    warn: () => undefined,
  });
  return problems;
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
