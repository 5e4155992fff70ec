import type { ApiKind } from '../../features/api-reference/api-entry.ts';
import type { ApiRoute, SiteIndex } from './site-index.ts';

/** In the order in which lists show them. */
const apiKinds: readonly ApiKind[] = ['component', 'interface', 'hook', 'selectors', 'events'];

/** The entries of a product's list by kind, each in the order of their addresses. */
export function apiRoutesByKind(
  { api }: SiteIndex,
  { product }: Pick<ApiRoute, 'product'>,
): ReadonlyMap<ApiKind, ApiRoute[]> {
  const routes = [...api.values()]
    .filter((route) => route.product.id === product.id)
    .sort((a, b) => (a.pathname < b.pathname ? -1 : 1));
  return new Map(
    apiKinds.map((kind) => [kind, routes.filter(({ entry }) => entry?.kind === kind)]),
  );
}
