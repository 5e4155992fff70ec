import path from 'node:path';
import { session } from 'virtual:docs-session';
import type { DemoScript } from '../pipeline/bundle/demo-chunks.node.ts';
import { compileDemos } from '../pipeline/compile/compile-demos.node.ts';
import { createNamesIn } from '../features/api-reference/names-in-code.ts';
import type { Site } from '../pipeline/site/site.ts';
import type { Route } from '../pipeline/site/site-index.ts';
import type { PageDemos } from '../features/demos/source/demo-sources.ts';

const compiled = new Map<string, Promise<PageDemos>>();

/** The demos of a written page with their sources, compiled once per build. */
export function pageDemosOf(site: Site, route: Route): Promise<PageDemos> {
  const folder = route.item.folder ?? '';
  const known = import.meta.env.DEV ? undefined : compiled.get(folder);
  const demos =
    known ??
    compileDemos({
      siteDir: session.siteDir,
      compilerVersion: session.compilerVersion,
      folder,
      names: demoNamesOf(route),
      product: route.product.family,
      namesIn: createNamesIn(site.index.apiData, folder),
      versionOf: (name) => versionIn(site, name),
      scriptOf,
    });
  compiled.set(folder, demos);
  return demos;
}

/** The demos of the page at a pathname. */
export async function demosOfRoute(site: Site, pathname: string): Promise<PageDemos> {
  const route = site.index.routes.get(pathname);
  return route ? pageDemosOf(site, route) : {};
}

/** Names of the demos that a page shows in any language. */
export function demoNamesOf(route: Route): string[] {
  const blocks = [...route.pages.values()].flatMap((page) => page.blocks);
  const names = blocks.flatMap((block) => (block.kind === 'demo' ? [block.name] : []));
  return [...new Set(names)];
}

function versionIn(site: Site, name: string): string | undefined {
  try {
    return site.packageVersion(name);
  } catch {
    // An exported project then asks for the latest release.
    return undefined;
  }
}

/** While developing nothing is bundled: the server gives any file of the content folder. */
function scriptOf(file: string): DemoScript {
  const script = `/@fs${path.join(session.siteDir, 'content', file)}`;
  return session.demoScripts.get(file) ?? { script, needs: [] };
}
