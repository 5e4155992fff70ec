import type { Block } from '../model/page.ts';
import type { PageView } from '../model/page-view.ts';
import { keyOf } from '../pipeline/compile/page-cache.node.ts';
import { describeEntry } from '../pipeline/describe/describe-api.ts';
import { findEntry } from '../pipeline/site/api-routes.ts';
import type { Site } from '../pipeline/site/site.ts';
import { demosOfRoute } from './page-demos.node.ts';

/** Digest of everything a page shows: Astro draws a page again when it changes. */
export async function pageKeyOf(site: Site, view: PageView): Promise<string> {
  return digestOfView(view, [
    await demosOfRoute(site, view.pathname),
    apiShownBy(site, view),
    iconsShownBy(site, view),
  ]);
}

/** The entries of the API reference that a page shows, whole or in part. */
function apiShownBy(site: Site, view: PageView): unknown[] {
  const { entry, tab } = site.index.api.get(view.pathname) ?? {};
  const inText = view.blocks.flatMap((block) =>
    entryNamesOf(block).flatMap((name) => findEntry(site.index, name, view.folder) ?? []),
  );
  return [...(entry ? [entry] : (tab?.entries ?? [])), ...inText].map((it) =>
    describeEntry(site, it, view.locale),
  );
}

/** The icons that a page draws. */
function iconsShownBy({ icons }: Site, { blocks }: PageView): unknown {
  return blocks.some(({ kind }) => kind === 'icons') ? icons : null;
}

function entryNamesOf(block: Block): string[] {
  if (block.kind === 'api') return [block.name];
  return block.kind === 'playground' || block.kind === 'anatomy' ? [block.component] : [];
}

const trees = new WeakMap<object, string>();

/** The tree that a page shares with others is digested once. */
function digestOfView({ navigation, ...view }: PageView, shown: readonly unknown[]): string {
  const nodes = navigation?.nodes ?? [];
  const tree = trees.get(nodes) ?? keyOf(JSON.stringify(nodes));
  trees.set(nodes, tree);
  const rest = [navigation?.parents ?? [], view, shown].map((part) => JSON.stringify(part));
  return keyOf(tree, ...rest);
}
