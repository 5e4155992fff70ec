import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hrefOf } from 'engine/model/href.ts';
import type { DocsConfig } from 'engine/model/docs-config.ts';
import { createSiteIndex, defaultLocaleOf } from 'engine/pipeline/site/site-index.ts';
import type { PageSource } from './browser/page-source.ts';

/** The pages that content folders make, by the navigation alone: in the browser before their text is compiled. */
export function pagesOfFolders(
  config: DocsConfig,
  siteDir: string,
  folders: readonly string[],
): PageSource[] {
  const locales = config.locales.map(({ code }) => code);
  const { leaves } = createSiteIndex(config, [], new Set());
  return leaves.flatMap(({ item: { folder = '', pathname } }) =>
    (folders.includes(folder) ? locales : []).flatMap((locale) => {
      const name = locale === defaultLocaleOf(config) ? 'page.md' : `page.${locale}.md`;
      const file = path.join(siteDir, 'content', folder, name);
      return existsSync(file)
        ? [
            {
              href: hrefOf(pathname, locale, { locales }),
              file: path.relative(path.dirname(siteDir), file),
              text: readFileSync(file, 'utf8'),
            },
          ]
        : [];
    }),
  );
}
