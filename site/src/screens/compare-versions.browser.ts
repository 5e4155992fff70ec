import { createElement } from 'engine/base/element.browser.ts';
import { createLatest } from 'engine/base/latest.ts';
import type { MountPart } from 'engine/base/part.browser.ts';
import { changesBetween } from 'engine/features/api-reference/history/changes-between.ts';
import {
  historyFromData,
  type HistoryData,
} from 'engine/features/api-reference/history/history-data.ts';
import { compareVersions } from 'engine/model/compare-versions.ts';
import { nameOfSlug, type ChangedEntry } from '../changed-entry.ts';
import { changedEntryMarkdown } from '../changes-markdown.ts';
import { changedEntry } from './change-rows.browser.ts';
import type { CompareWords } from './compare-words.ts';
import { fillIn } from './fill-in.ts';

/** What a reader wants to compare. */
interface Wish {
  product: string;
  from: string;
  to: string;
}

/** An entry as the list of the reference names it. */
interface ListedEntry {
  id: string;
  name: string;
  pathname?: string;
}

type Versions = Readonly<Record<string, readonly string[]>>;

const latest = createLatest();

/** Compares the versions that a reader chooses, or that the address names, and keeps the choice in the address. */
export const mountCompare: MountPart = (element, { signal }) => {
  const form = element.querySelector('form');
  const versions = JSON.parse(element.dataset['versions'] ?? '{}') as Versions;
  if (!form) return;
  const product = selectOf(form, 'product');
  const offer = () => offerVersions(form, versions[product.value] ?? []);
  product.addEventListener('change', offer, { signal });
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      const wish = wishOf(form);
      history.replaceState(history.state, '', `?${new URLSearchParams({ ...wish }).toString()}`);
      void compare(element, wish, signal);
    },
    { signal },
  );
  const named = namedWish(new URLSearchParams(location.search), versions);
  if (named) product.value = named.product;
  offer();
  if (named) {
    selectOf(form, 'from').value = named.from;
    selectOf(form, 'to').value = named.to;
    void compare(element, named, signal);
  }
};

/** The comparison that an address names; undefined when it names none that can be made. */
function namedWish(query: URLSearchParams, versions: Versions): Wish | undefined {
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

function wishOf(form: HTMLFormElement): Wish {
  const [product = '', from = '', to = ''] = ['product', 'from', 'to'].map(
    (name) => selectOf(form, name).value,
  );
  return { product, from, to };
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

async function compare(element: HTMLElement, wished: Wish, signal: AbortSignal): Promise<void> {
  const isNewest = latest.begin(element);
  const wish = inOrder(wished);
  const words = JSON.parse(element.dataset['words'] ?? '{}') as CompareWords;
  const found = await changedEntries(wish, signal).catch(() => undefined);
  if (!isNewest() || signal.aborted) return;
  const status = element.querySelector('[role=status]');
  const place = element.querySelector('[data-compared]');
  if (status) status.textContent = found ? summaryOf(found, words) : words.failed;
  place?.replaceChildren(...(found ?? []).map((entry) => changedEntry(entry, words)));
  const title = `# ${nameOfProduct(element, wish)}: ${wish.from} → ${wish.to}`;
  offerCopy(element, found?.length ? [title, ...sectionsOf(found, words)] : []);
}

/** Lets the reader take a comparison away; nothing is offered for none. */
function offerCopy(element: HTMLElement, parts: readonly string[]): void {
  const place = element.querySelector<HTMLElement>('[data-compare-copy]');
  const button = place?.querySelector('button');
  if (!place || !button) return;
  button.dataset['copyText'] = `${parts.join('\n\n')}\n`;
  place.hidden = parts.length === 0;
}

/** What changed as Markdown, by entry, with addresses that work elsewhere. */
function sectionsOf(entries: readonly ChangedEntry[], words: CompareWords): string[] {
  const addressOf = (href: string) => new URL(href, location.href).href;
  return entries.map((entry) => changedEntryMarkdown(entry, words, addressOf));
}

function nameOfProduct(element: HTMLElement, { product }: Wish): string {
  const options = [...element.querySelectorAll('option')];
  return options.find(({ value }) => value === product)?.text ?? product;
}

/** Whichever version was chosen first: what changed is told from the older to the newer one. */
function inOrder({ product, from, to }: Wish): Wish {
  return compareVersions(from, to) <= 0 ? { product, from, to } : { product, from: to, to: from };
}

async function changedEntries({ product, ...pair }: Wish, signal: AbortSignal) {
  const [record, listed] = await Promise.all([
    read<HistoryData>(`/api/data/history/${product}.json`, signal),
    read<ListedEntry[]>('/api/data/index.json', signal),
  ]);
  const entries = new Map(listed.map((entry) => [entry.id, entry]));
  return changesBetween(historyFromData(record), pair).map(({ slug, changes }): ChangedEntry => {
    const entry = entries.get(`${product}/${slug}`);
    return {
      slug,
      name: entry?.name ?? nameOfSlug(slug),
      ...(entry?.pathname !== undefined && { href: `${prefix()}${entry.pathname}/` }),
      changes,
    };
  });
}

async function read<Data>(href: string, signal: AbortSignal): Promise<Data> {
  const response = await fetch(href, { signal });
  if (!response.ok) throw new Error(`${href} answered ${String(response.status)}.`);
  return (await response.json()) as Data;
}

/** What stands before the addresses of the page's language. */
function prefix(): string {
  return location.pathname.split('/api/')[0] ?? '';
}

function summaryOf(entries: readonly ChangedEntry[], { compared, same }: CompareWords): string {
  const count = entries.flatMap(({ changes }) => changes).length;
  return count === 0 ? same : fillIn(compared, { count });
}
