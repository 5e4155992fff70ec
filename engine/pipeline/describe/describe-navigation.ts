import type { NavItem, Navigation } from '../../model/navigation.ts';
import type { NavNode } from '../../model/page-view.ts';
import { translatedPageTitle } from '../../model/page-title.ts';
import { hasPage, type SiteIndex } from '../site/site-index.ts';
import type { Words } from '../site/words.ts';

interface Context {
  index: SiteIndex;
  hrefOf: (pathname: string) => string;
  words: Words;
}

interface TreeContext extends Context {
  /** Pathnames that the tree names itself; the hub of a group that is not among them gets a row in the group. */
  own: ReadonlySet<string>;
}

/** The whole tree of a navigation in one language, ready to draw. */
export function describeNavigation(navigation: Navigation, context: Context): NavNode[] {
  const own = new Set(
    context.index.leaves
      .filter((leaf) => leaf.navigation.id === navigation.id)
      .map(({ item }) => item.pathname),
  );
  return navigation.items.map((item) => describeItem(item, { ...context, own }));
}

function describeItem(item: NavItem, context: TreeContext): NavNode {
  const { plan, newFeature, planned, unstable, hub } = item;
  const children = item.children ?? [];
  const isElsewhere = hub !== undefined && !context.own.has(hub);
  const kind = kindOf(item, context.index);
  return {
    pathname: item.pathname,
    title: titleOf(item, context.words),
    kind,
    ...(kind === 'page' && { href: context.hrefOf(item.pathname) }),
    ...(kind === 'external' && { href: item.pathname }),
    ...(plan && { plan }),
    ...(newFeature && { newFeature }),
    ...(planned && { planned }),
    ...(unstable && { unstable }),
    ...(item.index !== undefined && {
      rows: {
        href: rowsPathOf(context.hrefOf(item.pathname)),
        indexHref: context.hrefOf(item.index),
      },
    }),
    children: [...(isElsewhere ? [{ pathname: hub }] : []), ...children].map((child) =>
      describeItem(child, context),
    ),
  };
}

function kindOf(item: NavItem, index: SiteIndex): NavNode['kind'] {
  if (item.children) {
    return item.subheader === undefined ? 'group' : 'subheader';
  }
  if (!item.pathname.startsWith('/')) {
    return 'external';
  }
  return hasPage(index, item.pathname) ? 'page' : 'unwritten';
}

/** Title of a navigation entry in the reader's language; the pathname when nothing better exists. */
export function titleOf(item: NavItem, words: Words): string {
  return translatedPageTitle(item, (key) => words.find(key)) || item.pathname;
}

/** Address of the file with the rows of a group, by where a page of the group's pathname would be in a language. */
function rowsPathOf(href: string): string {
  return `/navigation/${href.replaceAll(/^\/|\/$/g, '')}.json`;
}
