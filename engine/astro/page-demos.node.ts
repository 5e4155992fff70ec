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
      siteDir: import.meta.env['SITE_DIR'] as string,
      compilerVersion: import.meta.env['COMPILER_VERSION'] as string,
      folder,
      names: demoNamesOf(route),
      product: route.product.family,
      namesIn: createNamesIn(site.index.apiData, folder),
      versionOf: (name) => versionIn(site, name),
    });
  compiled.set(folder, demos);
  return demos;
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
