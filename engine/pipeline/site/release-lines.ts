import type { ApiHistory } from '../../features/api-reference/history/api-history.ts';
import type { LinePackage, ListedLine } from '../../features/my-version/line-data.ts';
import { compareVersions } from '../../model/compare-versions.ts';
import type { Product } from '../../model/product.ts';
import type { ReleaseLine } from '../../model/release-line.ts';
import type { Site } from './site.ts';

type KnownSite = Pick<Site, 'index' | 'apiHistory'>;

/** The release lines of a site for browsers: what readers can choose, and what install commands then ask for. */
export function linesOf({ index: { config }, apiHistory }: KnownSite): ListedLine[] {
  return (config.releaseLines ?? []).map((line) => {
    const products = productsOf(config.products, line);
    const histories = products.flatMap(({ folder }) => apiHistory.get(folder) ?? []);
    const versions = [...new Set(histories.flatMap((history) => history.versions))].sort((a, b) =>
      compareVersions(b, a),
    );
    const packages = products.flatMap(({ folder, api }) =>
      (api?.packages ?? [])
        .filter(({ ownVersions }) => !ownVersions)
        .map(({ name }) => packageOf(name, versions, apiHistory.get(folder))),
    );
    const others = (line.packages ?? []).map((name) => packageOf(name, versions, histories[0]));
    return {
      id: line.id,
      name: line.name,
      versions,
      packages: [...packages, ...others],
      upgrades: products.flatMap(({ upgrades = [] }) => upgrades.map(({ pathname }) => pathname)),
    };
  });
}

/** The products of a release line. */
export function productsOf(products: readonly Product[], line: ReleaseLine): Product[] {
  return products.filter(({ id }) => line.products.includes(id));
}

function packageOf(
  name: string,
  versions: readonly string[],
  history: ApiHistory | undefined,
): LinePackage {
  const released = history?.released ?? [];
  const missing = released.length === 0 ? [] : versions.filter((it) => !released.includes(it));
  const instead: Record<string, string> = Object.fromEntries(
    missing.map((version) => [version, minorIn(released, version)]),
  );
  return { name, ...(missing.length > 0 && { instead }) };
}

/** The minor version, such as `8.3`, if there are releases of it: products of a line differ in their fixes only. */
function minorIn(released: readonly string[], version: string): string {
  const minor = version.split('.').slice(0, 2).join('.');
  return released.some((it) => it.startsWith(`${minor}.`)) ? minor : '';
}
