import path from 'node:path';
import { siteFacts } from '../../base/site-facts.ts';
import type { NamesIn } from '../../features/code/with-names.node.ts';
import { compileDemo, type CompiledDemo } from '../../features/demos/source/compile-demo.node.ts';
import type { DemoSources, PageDemos } from '../../features/demos/source/demo-sources.ts';
import { demoVersions, type VersionOf } from '../../features/demos/source/demo-versions.node.ts';
import { readDemo, type RawDemo } from '../../features/demos/source/read-demo.node.ts';
import type { DemoScript } from '../bundle/demo-chunks.node.ts';
import { createPageCache, keyOf } from './page-cache.node.ts';

/** What the demos of a page are compiled from. */
export interface PageDemosRequest {
  siteDir: string;
  /** Content folder of the page. */
  folder: string;
  names: readonly string[];
  /** Name of the product whose page it is. */
  product: string;
  versionOf: VersionOf;
  /** Finds the names in code that the API reference knows. */
  namesIn: NamesIn;
  /** How the browser gets a demo file, by its name within the content folder. */
  scriptOf: (file: string) => DemoScript;
  /** Changes with the code that compiles, so that no demo outlives it in the cache. */
  compilerVersion: string;
}

/** Compiles the demos of one page, or finds them as they were compiled before. */
export async function compileDemos(request: PageDemosRequest): Promise<PageDemos> {
  const entries = await Promise.all(
    request.names.map(async (name) => [name, await compileOne(name, request)] as const),
  );
  return Object.fromEntries(entries);
}

async function compileOne(name: string, request: PageDemosRequest): Promise<DemoSources> {
  const { siteDir, folder, versionOf, scriptOf } = request;
  const contentDir = path.join(siteDir, 'content');
  const file = path.posix.join(folder, 'demos', name);
  try {
    const raw = await readDemo(path.join(contentDir, folder, 'demos'), name);
    const versions = demoVersions(raw, versionOf);
    const demo = { ...(await compileCached(raw, request)), versions };
    return withScripts(demo, (ending) => scriptOf(`${file}${ending}.tsx`));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The demo content/${file}.tsx cannot be compiled: ${reason}`, { cause: error });
  }
}

async function compileCached(raw: RawDemo, request: PageDemosRequest): Promise<CompiledDemo> {
  const { siteDir, compilerVersion, product, namesIn } = request;
  const cache = await createPageCache<CompiledDemo>(path.join(siteDir, '.cache/demos'));
  // The sources are marked by what the reference knows today.
  const names = sourcesOf(raw).map((source) => namesIn(source));
  const { classPrefix } = siteFacts;
  const digest = keyOf(compilerVersion, product, classPrefix, JSON.stringify([raw, names]));
  const cached = await cache.find(digest);
  if (cached) return cached;
  const demo = await compileDemo(raw, product, namesIn);
  await cache.save(digest, demo);
  return demo;
}

function sourcesOf({ system, tailwind, css }: RawDemo): string[] {
  return [system, tailwind, css].flatMap((styling) =>
    styling ? [styling.source, ...Object.values(styling.files)] : [],
  );
}

type StylingScript = (ending: '' | '.tailwind' | '.css') => DemoScript;

/** Scripts are named anew by each build, so they are added to what the cache gave. */
function withScripts(demo: DemoSources, scriptOf: StylingScript): DemoSources {
  const { tailwind, css } = demo.stylings ?? {};
  return {
    ...demo,
    ...scriptOf(''),
    ...(demo.stylings && {
      stylings: {
        ...(tailwind && { tailwind: { ...tailwind, ...scriptOf('.tailwind') } }),
        ...(css && { css: { ...css, ...scriptOf('.css') } }),
      },
    }),
  };
}
