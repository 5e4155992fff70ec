import type { DocsContextValue } from '../features/config/docs-provider.tsx';
import type { NavigationView, NavNode } from '../model/page-view.ts';
import { renderNavigation } from './render-navigation.tsx';

/** A group as the link to its list, and with its rows. */
interface DrawnGroup {
  closed: string;
  filled: string;
}

/* Each is drawn once per language, and stands in every page below it. */
const drawnGroups = new WeakMap<NavNode, Map<string, DrawnGroup>>();

/** Puts the rows of the groups above a page in the place of the links to their lists, from the outside in. */
export function fillGroups(
  html: string,
  { nodes, parents }: NavigationView,
  config: DocsContextValue,
): string {
  const groups = laterGroupsOf(nodes);
  return parents.toReversed().reduce((text, pathname) => {
    const group = groups.find((it) => it.pathname === pathname);
    if (!group) return text;
    const { closed, filled } = drawGroup(group, config);
    return text.replace(closed, () => filled);
  }, html);
}

/** The groups of a tree whose rows are loaded when they are opened. */
export function laterGroupsOf(nodes: readonly NavNode[]): NavNode[] {
  return nodes.flatMap((node) => [...(node.rows ? [node] : []), ...laterGroupsOf(node.children)]);
}

function drawGroup(group: NavNode, config: DocsContextValue): DrawnGroup {
  const byLocale = drawnGroups.get(group) ?? new Map<string, DrawnGroup>();
  drawnGroups.set(group, byLocale);
  const drawn = byLocale.get(config.locale) ?? {
    closed: renderNavigation({ nodes: [group], parents: [] }, config),
    filled: renderNavigation({ nodes: [group], parents: [group.pathname] }, config),
  };
  byLocale.set(config.locale, drawn);
  return drawn;
}
