import { describeVersions } from 'engine/pipeline/describe/describe-versions.ts';
import {
  readProductionErrors,
  type ProductionError,
} from 'engine/pipeline/load/production-errors.node.ts';
import { defaultLocaleOf } from 'engine/pipeline/site/site-index.ts';
import type { Site } from 'engine/pipeline/site/site.ts';
import type { PageView } from 'engine/model/page-view.ts';
import { galleryFamilies } from './gallery-families.ts';
import type { GalleryGroup } from './gallery-group.ts';
import type { ProductUpgrades } from './product-upgrades.ts';
import type { ProductVersions } from './product-versions.ts';

/** Every family of components, with its words and links in the language of a view. */
export function galleryGroups(site: Site, { locale }: PageView): readonly GalleryGroup[] {
  const { navigations } = site.inLocale(locale);
  return galleryFamilies(navigations.get('main') ?? [], navigations.get('x') ?? []);
}

/** The documented version of each product and the older ones. */
export function productVersions(site: Site, view: PageView): ProductVersions[] {
  return site.index.config.products
    .filter(({ shared }) => !shared)
    .map((product) => {
      const released = site.releaseDate(product.packageName);
      return {
        id: product.id,
        name: product.name,
        glyph: product.glyph,
        packageName: product.packageName,
        version: site.versionOf(product),
        ...(released !== undefined && { released }),
        versions: describeVersions(site, product, { locale: view.locale }),
      };
    });
}

/** The upgrade guides of each product that has any. */
export function productUpgrades(site: Site, { locale }: PageView): ProductUpgrades[] {
  const { config, routes } = site.index;
  return config.products.flatMap(({ id, name, glyph, shared = false, upgrades = [] }) => {
    const guides = upgrades.flatMap(({ pathname, ...step }) => {
      const pages = routes.get(pathname)?.pages;
      const page = pages?.get(locale) ?? pages?.get(defaultLocaleOf(config));
      if (!page) return [];
      const { title, description } = page.frontmatter;
      const own = page.locale === locale ? {} : { lang: page.locale };
      return [{ ...step, ...own, title, description, href: site.hrefOf(pathname, locale) }];
    });
    return guides.length > 0 ? [{ id, name, glyph, shared, guides }] : [];
  });
}

/** Packages that name their errors by number in production. */
const numbering = ['@mui/material', '@mui/system', '@mui/utils'];
let errors: ProductionError[] | undefined;

/** What the numbers of errors mean, and the version that says so. */
export function productionErrors(site: Site): { errors: ProductionError[]; version: string } {
  const product = site.index.config.products.find(({ id }) => id === 'material-ui');
  errors ??= readProductionErrors(numbering, site.dir);
  return { errors, version: site.versionOf(product) };
}
