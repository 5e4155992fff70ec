import type { ApiSource } from '../../features/api-reference/api-source.ts';
import type { DocsConfig } from '../../model/docs-config.ts';
import type { NavItem } from '../../model/navigation.ts';

/** What the packages are asked for: the entries that the navigations name. */
export function apiSourcesOf({ products, navigations }: DocsConfig): ApiSource[] {
  const pathnames = navigations.flatMap(({ items }) => leafPathnames(items));
  return products.flatMap(({ folder, api }) => {
    if (!api) {
      return [];
    }
    const start = `${api.pathname}/`;
    const own = pathnames.filter((pathname) => pathname.startsWith(start));
    return [{ folder, plan: api, slugs: own.map((pathname) => pathname.slice(start.length)) }];
  });
}

function leafPathnames(items: readonly NavItem[]): string[] {
  return items.flatMap(({ pathname, children }) =>
    children ? leafPathnames(children) : [pathname],
  );
}
