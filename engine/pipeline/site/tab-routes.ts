import type { ApiData } from '../../features/api-reference/api-data.ts';
import { apiTabs, type ApiTab } from '../../model/nav-pathname.ts';
import { findEntryIn } from './find-entry.ts';
import { defaultLocaleOf, type ApiRoute, type Route, type SiteIndex } from './site-index.ts';

/** Where the names that a tab shows stand in the frontmatter. */
const fields = { 'components-api': 'components', 'hooks-api': 'hooks' } as const satisfies Record<
  ApiTab,
  string
>;

/** The pages that show what a text's components and hooks take, beside the text. */
export function tabRoutesOf(index: SiteIndex, data: ApiData): ApiRoute[] {
  return [...index.routes.values()].flatMap((page) =>
    apiTabs.flatMap((name): ApiRoute[] => {
      const pathname = `${page.pathname}/${name}`;
      const entries = entriesOf(index, data, { page, name });
      const { item, navigation, product } = page;
      const tab = { name, page, entries };
      return entries.length > 0
        ? [{ pathname, item: { pathname }, navigation, product, tab, above: item }]
        : [];
    }),
  );
}

/** Names nobody knows are reported by `checkApi`. */
function entriesOf(
  { config }: SiteIndex,
  { entries }: ApiData,
  { page, name }: { page: Route; name: ApiTab },
) {
  const text = page.pages.get(defaultLocaleOf(config));
  const names = new Set(text?.frontmatter[fields[name]]);
  return [...names].flatMap((it) => findEntryIn(entries, it, page.product.folder) ?? []);
}
