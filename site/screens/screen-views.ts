import { describeFrame } from 'engine/pipeline/describe/describe-frame.ts';
import { familyStep } from 'engine/pipeline/describe/family-step.ts';
import type { ApiHistory } from 'engine/features/api-reference/history/api-history.ts';
import type { Site } from 'engine/pipeline/site/site.ts';
import type { Locale } from 'engine/model/locale.ts';
import type { PageView } from 'engine/model/page-view.ts';
import {
  changePathnames,
  changesPathname,
  changeStepAt,
  titleOfStep,
  xChangesPathname,
} from './change-steps.ts';
import { fillIn } from 'engine/base/fill-in.ts';

/** The pages that are drawn by a component instead of written as text. */
const screens = {
  '/': { key: 'home' },
  '/components': { key: 'components', navigation: 'main', product: 'material-ui' },
  '/migration': { key: 'migration', navigation: 'main' },
  '/versions': { key: 'versions', navigation: 'main' },
  '/api-docs/changes': { key: 'apiChanges', navigation: 'main' },
  '/x/api/changes': { key: 'xApiChanges', navigation: 'x' },
  '/api-docs/changes/upgrade-helper': {
    key: 'upgradeHelper',
    navigation: 'main',
    parent: '/api-docs/changes',
  },
  '/production-error': { key: 'productionError', navigation: 'main' },
  '/playground': { key: 'playground' },
  '/theme-studio': { key: 'themeStudio' },
  '/search': { key: 'search' },
  '/offline': { key: 'offline' },
  '/404': { key: '404' },
} as const satisfies Record<string, ScreenPlan>;

interface ScreenPlan {
  /** Name of its words. */
  key: string;
  navigation?: string;
  product?: string;
  /** Canonical pathname of the screen that it stands below. */
  parent?: '/api-docs/changes';
}

/** Screens that have an address of their own. */
export function screenPathnames(histories: ReadonlyMap<string, ApiHistory>): string[] {
  const named = Object.keys(screens).filter((pathname) => pathname !== '/404');
  return [...named, ...changePathnames(histories)];
}

/** True when a pathname belongs to a screen. */
export function isScreen(pathname: string): boolean {
  return isNamed(pathname) || pathname.startsWith(`${changesPathname}/`);
}

function isNamed(pathname: string): pathname is keyof typeof screens {
  return Object.hasOwn(screens, pathname);
}

/** Makes the view of a screen. */
export function describeScreen(site: Site, pathname: string, locale: Locale): PageView {
  if (!isNamed(pathname)) {
    return describeChanges(site, pathname, locale);
  }
  const screen: ScreenPlan = screens[pathname];
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
    breadcrumbs: breadcrumbsOf(site, frame, screen),
    ...(nodes && { navigation: { nodes, active: pathname, parents: parentsOf(nodes, pathname) } }),
  };
}

function breadcrumbsOf(
  site: Site,
  { pathname, locale, title }: PageView,
  { product: id, parent }: ScreenPlan,
): PageView['breadcrumbs'] {
  const product = site.index.config.products.find((it) => it.id === id);
  if (product) return [familyStep(site, product, { pathname, locale }), { text: title }];
  if (parent === undefined) return [];
  const text = site.inLocale(locale).words.get(`screens.${screens[parent].key}.title`);
  return [{ text, href: site.hrefOf(parent, locale) }, { text: title }];
}

/** The page with the changes from one major version of a product to the next. */
function describeChanges(site: Site, pathname: string, locale: Locale): PageView {
  const step = changeStepAt(site, pathname);
  const { product, from, to } = step;
  const { words, navigations } = site.inLocale(locale);
  const nodes = navigations.get(product.navigation);
  const title = titleOfStep(step, words);
  return {
    ...describeFrame(site, {
      pathname,
      locale,
      title,
      description: fillIn(words.get('apiChanges.description'), { product: product.name, from, to }),
      product,
    }),
    breadcrumbs: [
      familyStep(site, product, { pathname, locale }),
      {
        text: words.get('screens.apiChanges.title'),
        href: site.hrefOf(product.navigation === 'x' ? xChangesPathname : changesPathname, locale),
      },
      { text: title },
    ],
    ...(nodes && { navigation: { nodes, active: pathname, parents: [] } }),
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
