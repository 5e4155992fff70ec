import type { Locale } from '../../model/locale.ts';
import type { Breadcrumb } from '../../model/page-view.ts';
import type { Product } from '../../model/product.ts';
import { hasPage } from '../site/site-index.ts';
import type { Site } from '../site/site.ts';

/** The first step of the way to a page: the start of its product, unless that is the page itself. */
export function familyStep(
  site: Site,
  { family, familyPathname, pathname: own }: Product,
  { pathname, locale }: { pathname: string; locale: Locale },
): Breadcrumb {
  const start = familyPathname ?? own;
  const leads = start !== pathname && hasPage(site.index, start);
  return { text: family, ...(leads && { href: site.hrefOf(start, locale) }) };
}
