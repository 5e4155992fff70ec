import { createLatest } from 'engine/base/latest.ts';
import type { MountPart } from 'engine';
import type { ChangedEntry } from './changed-entry.ts';
import { changedEntryMarkdown } from './changes-markdown.ts';
import { changedEntry } from './change-rows.browser.ts';
import type { CompareWords } from './compare-words.ts';
import { fillIn } from 'engine/base/fill-in.ts';
import { loadChanges } from './load-changes.browser.ts';
import {
  inOrder,
  keepChoice,
  replacedIn,
  startVersionChoice,
  choiceOf,
  type ProductVersionLists,
  type VersionChoice,
} from './version-choice.browser.ts';

const latest = createLatest();

/** Compares the versions that a reader chooses, or that the address names, and keeps the choice in the address. */
export const mountCompare: MountPart = (element, { signal }) => {
  const form = element.querySelector('form');
  const versions = JSON.parse(element.dataset['versions'] ?? '{}') as ProductVersionLists;
  if (!form) return;
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      const choice = choiceOf(form);
      keepChoice(choice);
      void compare(element, choice, signal);
    },
    { signal },
  );
  const named = startVersionChoice(form, versions, signal);
  if (named) void compare(element, named, signal);
};

async function compare(
  element: HTMLElement,
  chosen: VersionChoice,
  signal: AbortSignal,
): Promise<void> {
  const isNewest = latest.begin(element);
  const choice = inOrder(chosen);
  const words = JSON.parse(element.dataset['words'] ?? '{}') as CompareWords;
  const notes = replacedIn(chosen).map((pair) => fillIn(words.replaced, pair));
  const found = await loadChanges(choice, signal).catch(() => undefined);
  if (!isNewest() || signal.aborted) return;
  const status = element.querySelector('[role=status]');
  const place = element.querySelector('[data-compared]');
  if (status) {
    status.textContent = found ? [summaryOf(found, words), ...notes].join(' ') : words.failed;
  }
  place?.replaceChildren(...(found ?? []).map((entry) => changedEntry(entry, words)));
  const title = `# ${nameOfProduct(element, choice)}: ${choice.from} → ${choice.to}`;
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

function nameOfProduct(element: HTMLElement, { product }: VersionChoice): string {
  const options = [...element.querySelectorAll('option')];
  return options.find(({ value }) => value === product)?.text ?? product;
}

function summaryOf(entries: readonly ChangedEntry[], { compared, same }: CompareWords): string {
  const count = entries.flatMap(({ changes }) => changes).length;
  return count === 0 ? same : fillIn(compared, { count });
}
