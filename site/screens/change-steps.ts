import type { Site } from 'engine/pipeline/site/site.ts';
import type { Words } from 'engine/pipeline/site/words.ts';
import type { ApiHistory } from 'engine/features/api-reference/history/api-history.ts';
import type { Product } from 'engine/model/product.ts';
import { fillIn } from 'engine/base/fill-in.ts';

/** Canonical pathname of the list of changes in the API, and the beginning of those of its pages. */
export const changesPathname = '/api-docs/changes';

/** Canonical pathname of the list of changes of the MUI X products. */
export const xChangesPathname = '/x/api/changes';

/** Canonical pathname of the page that looks for changes in code. */
export const upgradeHelperPathname = `${changesPathname}/upgrade-helper`;

/** The way from a major version of a product to the next that was looked at. */
export interface ChangeStep {
  pathname: string;
  product: Product;
  from: string;
  to: string;
}

/** Canonical pathnames of the steps of all products; their majors are all it takes to name them. */
export function changePathnames(histories: ReadonlyMap<string, ApiHistory>): string[] {
  return [...histories].flatMap(([folder, history]) =>
    majorPairs(history).map((pair) => pathnameOf(folder, pair)),
  );
}

/** The steps of a product, the newest first; of each major the documented version, or the last that was looked at. */
function changeStepsOf(product: Product, history: ApiHistory, documented: string): ChangeStep[] {
  return majorPairs(history)
    .map((pair) => ({
      pathname: pathnameOf(product.folder, pair),
      product,
      from: versionOfMajor(history, pair[0], documented),
      to: versionOfMajor(history, pair[1], documented),
    }))
    .reverse();
}

/** The steps from major to major of each product whose other versions were looked at. */
export function productChanges(
  site: Pick<Site, 'index' | 'apiHistory' | 'versionOf'>,
): { product: Product; steps: ChangeStep[] }[] {
  return site.index.config.products.flatMap((product) => {
    const history = site.apiHistory.get(product.folder);
    return history
      ? [{ product, steps: changeStepsOf(product, history, site.versionOf(product)) }]
      : [];
  });
}

/** The step whose changes stand at a pathname. */
export function changeStepAt(
  site: Pick<Site, 'index' | 'apiHistory' | 'versionOf'>,
  pathname: string,
): ChangeStep {
  const steps = productChanges(site).flatMap((it) => it.steps);
  const step = steps.find((it) => it.pathname === pathname);
  if (!step) {
    throw new Error(`No changes of a version stand at ${pathname}.`);
  }
  return step;
}

/** The major of a version as readers write it, such as `v8`. */
export function majorOf(version: string): string {
  return `v${version.split('.')[0] ?? ''}`;
}

/** What the page of a step is called in a language. */
export function titleOfStep({ product, from, to }: ChangeStep, words: Words): string {
  return fillIn(words.get('apiChanges.title'), {
    product: product.name,
    from: majorOf(from),
    to: majorOf(to),
  });
}

type MajorPair = readonly [from: string, to: string];

function majorPairs({ versions }: ApiHistory): MajorPair[] {
  const majors = [...new Set(versions.map(majorOf))];
  return majors.slice(1).map((major, at) => [majors[at] ?? major, major]);
}

function pathnameOf(folder: string, [from, to]: MajorPair): string {
  return `${changesPathname}/${folder}-${from}-${to}`;
}

function versionOfMajor({ versions }: ApiHistory, major: string, documented: string): string {
  const own = versions.filter((version) => majorOf(version) === major);
  return own.find((version) => version === documented) ?? own.at(-1) ?? documented;
}
