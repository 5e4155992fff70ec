import { createElement } from 'engine/base/element.browser.ts';
import { findRecorded } from 'engine/features/api-reference/history/find-recorded.ts';
import { compareVersions } from 'engine/model/compare-versions.ts';
import { meansVersion } from 'engine/model/means-version.ts';

/** The two versions of a product that a reader chose. */
export interface VersionChoice {
  product: string;
  from: string;
  to: string;
}

/** The versions of each product, the oldest first. */
export type ProductVersionLists = Readonly<Record<string, readonly string[]>>;

/** Offers the versions of the chosen product, and gives the choice that the address names, if it can be made. */
export function startVersionChoice(
  form: HTMLFormElement,
  versions: ProductVersionLists,
  signal: AbortSignal,
): VersionChoice | undefined {
  const product = selectOf(form, 'product');
  const offer = () => offerVersions(form, versions[product.value] ?? []);
  product.addEventListener('change', offer, { signal });
  const query = new URLSearchParams(location.search);
  const named = namedChoice(query, versions, product.value);
  if (named) product.value = named.product;
  offer();
  if (named) {
    selectOf(form, 'from').value = named.from;
    selectOf(form, 'to').value = named.to;
  }
  return named;
}

/** What is chosen in a form. */
export function choiceOf(form: HTMLFormElement): VersionChoice {
  const [product = '', from = '', to = ''] = ['product', 'from', 'to'].map(
    (name) => selectOf(form, name).value,
  );
  return { product, from, to };
}

/** Keeps a choice in the address, so that it can be shared and comes back. */
export function keepChoice(choice: VersionChoice): void {
  history.replaceState(history.state, '', `?${new URLSearchParams({ ...choice }).toString()}`);
}

/** Whichever version was chosen first: what changed is told from the older to the newer one. */
export function inOrder({ product, from, to }: VersionChoice): VersionChoice {
  return compareVersions(from, to) <= 0 ? { product, from, to } : { product, from: to, to: from };
}

/** The versions of an address that were not looked at, each with the one that stands for it. */
export function replacedIn({ from, to }: VersionChoice): { chosen: string; version: string }[] {
  const query = new URLSearchParams(location.search);
  return Object.entries({ from, to }).flatMap(([name, version]) => {
    const chosen = query.get(name)?.trim() ?? version;
    return meansVersion(version, chosen) ? [] : [{ chosen, version }];
  });
}

/** The choice that an address names, or comes nearest to; undefined when it names none that can be made. */
function namedChoice(
  query: URLSearchParams,
  versions: ProductVersionLists,
  first: string,
): VersionChoice | undefined {
  const product = query.get('product') ?? first;
  const known = Object.hasOwn(versions, product) ? (versions[product] ?? []) : [];
  const [from, to] = ['from', 'to'].map((name) => findRecorded(known, query.get(name) ?? ''));
  return from === undefined || to === undefined ? undefined : { product, from, to };
}

function selectOf(form: HTMLFormElement, name: string): HTMLSelectElement {
  const select = form.elements.namedItem(name);
  if (!(select instanceof HTMLSelectElement)) throw new Error(`The form has no choice of ${name}.`);
  return select;
}

/** Offers the versions of a product, the newest first, and proposes the last step between two of them. */
function offerVersions(form: HTMLFormElement, versions: readonly string[]): void {
  const newestFirst = versions.toReversed();
  for (const [name, at] of [
    ['from', 1],
    ['to', 0],
  ] as const) {
    const select = selectOf(form, name);
    select.replaceChildren(...newestFirst.map((version) => createElement('option', {}, version)));
    select.selectedIndex = Math.min(at, newestFirst.length - 1);
  }
}
