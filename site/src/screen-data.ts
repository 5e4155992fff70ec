import { describeVersions } from 'engine/build/describe-versions.ts';
import type { Site } from 'engine/build/site.ts';
import type { NavNode, PageView } from 'engine/model/page-view.ts';
import type { GalleryGroup } from './screens/gallery-group.ts';
import type { ProductVersions } from './screens/product-versions.ts';

/** The families below "Components" in the main navigation. */
export function galleryGroups(view: PageView): GalleryGroup[] {
  const all = view.navigation?.nodes ?? [];
  const components = all.find(({ children }) =>
    children.some((child) => child.pathname === '/components'),
  );
  return (components?.children ?? []).filter(({ children }) => children.length > 0).map(groupOf);
}

function groupOf({ title, pathname, children }: NavNode): GalleryGroup {
  return {
    title,
    pathname,
    items: children.map(({ title: name, pathname: to, href, plan, newFeature, unstable }) => ({
      title: name,
      pathname: to,
      ...(href && { href }),
      ...(plan && { plan }),
      ...(newFeature && { newFeature }),
      ...(unstable && { unstable }),
    })),
  };
}

/** The documented version of each product and the older ones. */
export function productVersions(site: Site, view: PageView): ProductVersions[] {
  return site.index.config.products
    .filter(({ listed }) => listed !== false)
    .map((product) => ({
      id: product.id,
      name: product.name,
      glyph: product.glyph,
      packageName: product.packageName,
      version: site.versionOf(product),
      versions: describeVersions(site, product, view.locale),
    }));
}
