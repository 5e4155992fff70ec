import type { NavNode } from 'engine/model/page-view.ts';
import type { GalleryGroup, GalleryItem } from './gallery-group.ts';
import { overviewsInX, xFamilies } from './x-families.ts';

/** What the installed version no longer has; its page says what replaces it. */
const removed = new Set(['/components/hidden']);

/** Every family of components: those below "Components" in the main tree, then those of MUI X. */
export function galleryFamilies(
  main: readonly NavNode[],
  x: readonly NavNode[],
): readonly GalleryGroup[] {
  return [...coreFamilies(main, x), ...xFamilies.flatMap((family) => xFamily(x, family))];
}

function coreFamilies(nodes: readonly NavNode[], x: readonly NavNode[]): GalleryGroup[] {
  const components = nodes.find(({ children }) =>
    children.some((child) => child.pathname === '/components'),
  );
  return (components?.children ?? [])
    .filter(({ children }) => children.length > 0)
    .map(({ title, pathname, children }) => ({
      title,
      pathname,
      items: children
        .filter((child) => !removed.has(child.pathname))
        .map((child) => ({ ...overviewOf(child, x), ...itemOf(child) })),
    }));
}

/** The link to the product that a page, not written itself, is about. */
function overviewOf({ pathname }: NavNode, x: readonly NavNode[]): Pick<GalleryItem, 'href'> {
  const href = findItem(x, overviewsInX[pathname] ?? '')?.href;
  return href === undefined ? {} : { href };
}

function xFamily(
  nodes: readonly NavNode[],
  { pathname, components }: (typeof xFamilies)[number],
): GalleryGroup[] {
  const family = nodes.find((node) => node.pathname === pathname);
  if (!family) return [];
  const items = components.flatMap((component) => findItem([family], component) ?? []);
  return [{ title: family.title, pathname, items }];
}

/** The item of an entry anywhere below; a plan of the entries above it is its own. */
function findItem(
  nodes: readonly NavNode[],
  pathname: string,
  plan?: NavNode['plan'],
): GalleryItem | undefined {
  for (const node of nodes) {
    const ownPlan = node.plan ?? plan;
    if (node.pathname === pathname) return itemOf({ ...node, ...(ownPlan && { plan: ownPlan }) });
    const found = findItem(node.children, pathname, ownPlan);
    if (found) return found;
  }
  return undefined;
}

/** An entry without a page of its own leads to the first written one below it. */
function itemOf(node: NavNode): GalleryItem {
  const { title, pathname, plan, newFeature, unstable } = node;
  const href = node.href ?? node.children.find((child) => child.href)?.href;
  return {
    title,
    pathname,
    ...(href && { href }),
    ...(plan && { plan }),
    ...(newFeature && { newFeature }),
    ...(unstable && { unstable }),
  };
}
