import { createElement } from 'engine/base/element.browser.ts';
import { compareVersions } from 'engine/model/compare-versions.ts';

/** The two versions of a product that a reader chose. */
export interface VersionWish {
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
): VersionWish | undefined {
  const product = selectOf(form, 'product');
  const offer = () => offerVersions(form, versions[product.value] ?? []);
  product.addEventListener('change', offer, { signal });
  const named = namedWish(new URLSearchParams(location.search), versions);
  if (named) product.value = named.product;
  offer();
  if (named) {
    selectOf(form, 'from').value = named.from;
    selectOf(form, 'to').value = named.to;
  }
  return named;
}

/** What is chosen in a form. */
export function wishOf(form: HTMLFormElement): VersionWish {
  const [product = '', from = '', to = ''] = ['product', 'from', 'to'].map(
    (name) => selectOf(form, name).value,
  );
  return { product, from, to };
}

/** Keeps a choice in the address, so that it can be shared and comes back. */
export function keepWish(wish: VersionWish): void {
  history.replaceState(history.state, '', `?${new URLSearchParams({ ...wish }).toString()}`);
}

/** Whichever version was chosen first: what changed is told from the older to the newer one. */
export function inOrder({ product, from, to }: VersionWish): VersionWish {
  return compareVersions(from, to) <= 0 ? { product, from, to } : { product, from: to, to: from };
}

/** The choice that an address names; undefined when it names none that can be made. */
function namedWish(query: URLSearchParams, versions: ProductVersionLists): VersionWish | undefined {
  const [product = '', from = '', to = ''] = ['product', 'from', 'to'].map(
    (name) => query.get(name) ?? '',
  );
  const known = Object.hasOwn(versions, product) ? (versions[product] ?? []) : [];
  return known.includes(from) && known.includes(to) ? { product, from, to } : undefined;
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
