import { pathnameOfEntry } from 'engine/pipeline/site/api-routes.ts';
import { migrationGuidesOf } from 'engine/pipeline/site/migration-guides.ts';
import type { Site } from 'engine/pipeline/site/site.ts';
import { changesBetween } from 'engine/features/api-reference/history/changes-between.ts';
import {
  changeKinds,
  type ChangeKind,
} from 'engine/features/api-reference/history/member-changes.ts';
import {
  guidesBetween,
  passagesAbout,
} from 'engine/features/api-reference/history/migration-guides.ts';
import type { LinkView, PageView } from 'engine/model/page-view.ts';
import type { Product } from 'engine/model/product.ts';
import {
  changeStepAt,
  majorOf,
  productChanges,
  titleOfStep,
  xChangesPathname,
  type ChangeStep,
} from './change-steps.ts';
import { componentNames, nameOfSlug, type ChangedEntry } from './changed-entry.ts';
import { productUpgrades } from './screen-data.ts';

/** What somebody meets who goes from one version of a product to another. */
export interface ChangesView {
  product: string;
  from: string;
  to: string;
  entries: readonly ChangedEntry[];
  /** How often each kind of change is among them; those that are not are left out. */
  counts: readonly { kind: ChangeKind; count: number }[];
  /** The guides that tell how to make the step. */
  guides: readonly LinkView[];
}

/** The steps of a product, as a list of them shows it. */
export interface ProductChanges {
  id: string;
  /** The folder that records and data are named by. */
  folder: string;
  /** The packages whose versions were looked at, the free one first. */
  packages: readonly string[];
  /** All versions that were looked at, the oldest first. */
  versions: readonly string[];
  name: string;
  glyph: string;
  steps: readonly StepLink[];
}

interface StepLink {
  href: string;
  title: string;
  from: string;
  to: string;
  count: number;
}

/** The changes whose page a view is. */
export function changesOf(site: Site, view: PageView): ChangesView {
  const step = changeStepAt(site, view.pathname);
  const entries = entriesOf(site, view, step);
  const all = entries.flatMap(({ changes }) => changes);
  return {
    product: step.product.name,
    from: step.from,
    to: step.to,
    entries,
    counts: changeKinds
      .map((kind) => ({ kind, count: all.filter((change) => change.kind === kind).length }))
      .filter(({ count }) => count > 0),
    guides: guidesOf(site, view, step),
  };
}

/** The steps of every product that a page is about. */
export function changeLists(site: Site, view: PageView): ProductChanges[] {
  const { words } = site.inLocale(view.locale);
  const own = productChanges(site).filter(
    ({ product }) => view.pathname !== xChangesPathname || product.navigation === 'x',
  );
  return own.map(({ product, steps }) => ({
    id: product.id,
    folder: product.folder,
    packages: packagesOf(product),
    versions: site.apiHistory.get(product.folder)?.versions ?? [],
    name: product.name,
    glyph: product.glyph,
    steps: steps.map((step) => ({
      href: site.hrefOf(step.pathname, view.locale),
      title: titleOfStep(step, words),
      from: step.from,
      to: step.to,
      count: countOf(site, step),
    })),
  }));
}

/** Packages with versions of their own have no record. */
function packagesOf({ api }: Product): string[] {
  const own = api?.packages.filter(({ ownVersions }) => !ownVersions) ?? [];
  return own.map(({ name }) => name);
}

function entriesOf(site: Site, { locale }: PageView, step: ChangeStep): ChangedEntry[] {
  const { folder } = step.product;
  const history = site.apiHistory.get(folder);
  if (!history) return [];
  const documented = site.index.apiData.entries.filter((entry) => entry.folder === folder);
  const found = changesBetween(history, step).map(({ slug, changes }) => {
    const entry = documented.find((it) => it.slug === slug);
    const pathname = entry && pathnameOfEntry(site.index, entry);
    return {
      slug,
      name: entry?.name ?? nameOfSlug(slug),
      ...(pathname !== undefined && { href: site.hrefOf(pathname, locale) }),
      changes,
    };
  });
  const guides = guidesBetween(migrationGuidesOf(site.index, step.product), step);
  const kinds = new Map(documented.map(({ name, kind }) => [name, kind]));
  const components = componentNames(found, kinds);
  return found.map((entry) => ({
    ...entry,
    passages: passagesAbout(guides, entry, (name) => components.has(name)).map(
      ({ pathname, id, title, names: named }) => ({
        href: `${site.hrefOf(pathname, locale)}#${id}`,
        title,
        names: named,
      }),
    ),
  }));
}

function countOf(site: Site, step: ChangeStep): number {
  const history = site.apiHistory.get(step.product.folder);
  return history ? changesBetween(history, step).flatMap(({ changes }) => changes).length : 0;
}

function guidesOf(site: Site, view: PageView, { product, from, to }: ChangeStep): LinkView[] {
  const upgrades = productUpgrades(site, view).find(({ id }) => id === product.id)?.guides ?? [];
  return upgrades
    .filter((guide) => guide.from === majorOf(from) && guide.to === majorOf(to))
    .map(({ title, href }) => ({ text: title, href }));
}
