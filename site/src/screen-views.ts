import { describeFrame } from 'engine/build/describe-frame.ts';
import type { Site } from 'engine/build/site.ts';
import type { Locale } from 'engine/model/locale.ts';
import type { PageView } from 'engine/model/page-view.ts';

/** The pages that are drawn by a component instead of written as text. */
const screens = {
  '/': { key: 'home' },
  '/components': { key: 'components', navigation: 'main', product: 'material-ui' },
  '/migration': { key: 'migration', navigation: 'main' },
  '/versions': { key: 'versions', navigation: 'main' },
  '/production-error': { key: 'productionError', navigation: 'main' },
  '/playground': { key: 'playground' },
  '/theme-studio': { key: 'themeStudio' },
  '/offline': { key: 'offline' },
  '/404': { key: '404' },
} as const satisfies Record<string, { key: string; navigation?: string; product?: string }>;

/** Canonical pathname of a screen. */
export type ScreenPathname = keyof typeof screens;

/** Screens that have an address of their own. */
export const screenPathnames: readonly ScreenPathname[] = [
  '/',
  '/components',
  '/migration',
  '/versions',
  '/production-error',
  '/playground',
  '/theme-studio',
  '/offline',
];

/** True when a pathname belongs to a screen. */
export function isScreen(pathname: string): pathname is ScreenPathname {
  return Object.hasOwn(screens, pathname);
}

/** Makes the view of a screen. */
export function describeScreen(site: Site, pathname: ScreenPathname, locale: Locale): PageView {
  const screen: { key: string; navigation?: string; product?: string } = screens[pathname];
  const { words, navigations } = site.inLocale(locale);
  const product = site.index.config.products.find(({ id }) => id === screen.product);
  const title = words.get(`screens.${screen.key}.title`);
  const nodes = screen.navigation === undefined ? undefined : navigations.get(screen.navigation);
  const frame = describeFrame(site, {
    pathname,
    locale,
    title,
    description: words.get(`screens.${screen.key}.description`),
    ...(product && { product }),
  });
  return {
    ...frame,
    ...(pathname === '/404' && { alternates: homesOf(site, frame) }),
    breadcrumbs: product ? [{ text: product.family }, { text: title }] : [],
    ...(nodes && { navigation: { nodes, active: pathname, parents: parentsOf(nodes, pathname) } }),
  };
}

/** A missing page exists in no other language either: the menu leads home. */
function homesOf(site: Site, { alternates }: PageView): PageView['alternates'] {
  return alternates.map((alternate) => ({
    ...alternate,
    href: site.hrefOf('/', alternate.locale),
  }));
}

function parentsOf(
  nodes: NonNullable<PageView['navigation']>['nodes'],
  pathname: string,
): string[] {
  for (const node of nodes) {
    if (node.children.some((child) => child.pathname === pathname)) {
      return [node.pathname];
    }
  }
  return [];
}
