import type { LinkView, ProductLink } from 'engine/model/page-view.ts';
import type { FooterColumn } from 'engine/shell/footer.tsx';
import { footerPages } from './home-links.ts';
import type { HrefOf } from './written-page.ts';

interface FooterSources {
  products: readonly ProductLink[];
  hrefOf: HrefOf;
  translate: (key: string) => string;
}

/** Columns of links at the foot of the home page: the products, then every written page of a subject. */
export function footerColumnsOf({ products, hrefOf, translate }: FooterSources): FooterColumn[] {
  const columns = footerPages.map(({ key, pathnames }) => ({
    title: translate(`home.footer.${key}`),
    links: pathnames.flatMap((pathname): LinkView[] => {
      const href = hrefOf(pathname);
      return href ? [{ text: translate(`pages.${pathname}`), href }] : [];
    }),
  }));
  const first = { title: translate('home.products'), links: products.filter(({ href }) => href) };
  return [first, ...columns].filter(({ links }) => links.length > 0);
}
