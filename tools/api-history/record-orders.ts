import { apiSourcesOf } from '../../engine/pipeline/compile/api-sources.ts';
import type { DocsConfig } from '../../engine/model/docs-config.ts';
import type { RecordOrder } from './record-versions.ts';

/** What to read for specs such as `@mui/x-charts@8.5.0`, product by product; throws with what is wrong with one. */
export function recordOrdersOf(
  specs: readonly string[],
  config: DocsConfig,
  siteDir: string,
): RecordOrder[] {
  const sources = apiSourcesOf(config);
  const wanted = specs.map((spec) => {
    const [, name = '', version = ''] = /^(.+)@(\d+\.\d+\.\d+)$/.exec(spec) ?? [];
    const source = sources.find(({ plan }) => plan.packages[0]?.name === name);
    if (source) return { source, name, version };
    throw new Error(
      `"${spec}" names no documented package and version. Write for example: npm run record-api -- @mui/x-charts@8.5.0`,
    );
  });
  return [...Map.groupBy(wanted, ({ source }) => source)].map(([source, own]) => ({
    source,
    name: own[0]?.name ?? '',
    versions: own.map(({ version }) => version),
    siteDir,
  }));
}
