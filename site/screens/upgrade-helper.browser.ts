import { createLatest } from 'engine/base/latest.ts';
import type { MountPart } from 'engine';
import type { AffectedPlace } from 'engine/features/upgrade-helper/find-affected.ts';
import type { ChangedEntry } from './changed-entry.ts';
import { affectedRow } from './affected-row.browser.ts';
import { fillIn } from 'engine/base/fill-in.ts';
import { loadChanges } from './load-changes.browser.ts';
import type { UpgradeWords } from './upgrade-words.ts';
import {
  inOrder,
  keepChoice,
  startVersionChoice,
  choiceOf,
  type ProductVersionLists,
  type VersionChoice,
} from './version-choice.browser.ts';

/** More is no file that people write, and would hold the page up. */
const mostCharacters = 200_000;

/** What is to be said about code: a sentence, and the places in it. */
interface Answer {
  text: string;
  places: readonly AffectedPlace[];
  entries: readonly ChangedEntry[];
}

const latest = createLatest();

/** Checks the pasted code when the reader asks for it; it is read in the browser, never run and never sent. */
export const mountUpgradeHelper: MountPart = (element, { signal }) => {
  const form = element.querySelector('form');
  const versions = JSON.parse(element.dataset['versions'] ?? '{}') as ProductVersionLists;
  if (!form) return;
  startVersionChoice(form, versions, signal);
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      const choice = choiceOf(form);
      keepChoice(choice);
      void check(element, inOrder(choice), signal);
    },
    { signal },
  );
};

async function check(
  element: HTMLElement,
  choice: VersionChoice,
  signal: AbortSignal,
): Promise<void> {
  const isNewest = latest.begin(element);
  const area = element.querySelector('textarea');
  const words = JSON.parse(element.dataset['words'] ?? '{}') as UpgradeWords;
  const packages = JSON.parse(element.dataset['packages'] ?? '{}') as ProductVersionLists;
  if (!area) return;
  show(element, [], words.checking);
  const answer = await answerTo(area.value, choice, { words, packages, signal });
  if (!isNewest() || signal.aborted) return;
  const rows = answer.places.map((place) => {
    const entry = answer.entries.find(({ slug }) => slug === place.slug);
    return affectedRow({ place, entry, words, onLine: () => selectLine(area, place.line) });
  });
  show(element, rows, answer.text);
}

function show(element: HTMLElement, rows: readonly HTMLElement[], text: string): void {
  const status = element.querySelector('[role=status]');
  if (status) status.textContent = text;
  element.querySelector('[data-affected]')?.replaceChildren(...rows);
}

interface Context {
  words: UpgradeWords;
  packages: ProductVersionLists;
  signal: AbortSignal;
}

async function answerTo(code: string, choice: VersionChoice, context: Context): Promise<Answer> {
  const { words, packages, signal } = context;
  const only = (text: string): Answer => ({ text, places: [], entries: [] });
  if (code.trim() === '') return only(words.empty);
  if (code.length > mostCharacters) {
    return only(fillIn(words.long, { count: mostCharacters.toLocaleString() }));
  }
  try {
    // The parser is large: only who checks something loads it.
    const [{ checkCode }, entries] = await Promise.all([
      import('engine/features/upgrade-helper/check-code.ts'),
      loadChanges(choice, signal),
    ]);
    const found = checkCode(code, { packages: packages[choice.product] ?? [], entries });
    if ('brokenLine' in found) return only(fillIn(words.broken, { line: found.brokenLine }));
    const { places } = found;
    const text = fillIn(places.length === 0 ? words.none : words.found, {
      count: places.length,
      from: choice.from,
      to: choice.to,
    });
    return { text, places, entries };
  } catch {
    return only(words.failed);
  }
}

/** Shows the reader a line of the code. */
function selectLine(area: HTMLTextAreaElement, line: number): void {
  const before = area.value.split('\n').slice(0, line - 1);
  const start = before.reduce((sum, text) => sum + text.length + 1, 0);
  const end = area.value.indexOf('\n', start);
  area.focus();
  area.setSelectionRange(start, end < 0 ? area.value.length : end);
  const lineHeight = area.scrollHeight / area.value.split('\n').length;
  area.scrollTop = Math.max(0, (line - 3) * lineHeight);
}
