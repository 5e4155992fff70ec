import { createElement } from 'engine/base/element.browser.ts';
import { methodId, propId, slotId } from 'engine/features/api-reference/api-ids.ts';
import { codeNameOf, newNameOf } from 'engine/features/api-reference/history/step-names.ts';
import type { StepChange } from 'engine/features/api-reference/history/member-changes.ts';
import type { AffectedPlace } from 'engine/features/upgrade-helper/find-affected.ts';
import type { ChangedEntry } from './changed-entry.ts';
import { fillIn } from 'engine/base/fill-in.ts';
import type { UpgradeWords } from './upgrade-words.ts';

interface AffectedRowOptions {
  place: AffectedPlace;
  /** The entry that changed. */
  entry: ChangedEntry | undefined;
  words: UpgradeWords;
  /** Called when the reader wants to see the line. */
  onLine: () => void;
}

/** Draws a place in code that a change affects: its line, what happened, and where to read about it. */
export function affectedRow({ place, entry, words, onLine }: AffectedRowOptions): HTMLElement {
  const { line, change } = place;
  const button = createElement('button', { type: 'button' }, fillIn(words.line, { line }));
  button.addEventListener('click', onLine);
  const tag = createElement('span', { class: 'tag' }, words.kinds[change.kind]);
  const owner = entry && linkTo(entry, change);
  return createElement(
    'li',
    {},
    button,
    createElement('span', {}, tag, ' ', owner, ...namesOf(change)),
  );
}

/** The name of a member, or its old and its new one; none for what changed as a whole. */
function namesOf(change: StepChange): (Node | string)[] {
  if (change.table === 'entry') return [];
  const newName = newNameOf(change);
  const old = createElement('code', { dir: 'ltr' }, codeNameOf(change));
  if (newName === undefined) return [' ', old];
  const now = createElement('ins', {}, createElement('code', {}, newName));
  return [' ', createElement('bdi', { dir: 'ltr' }, old, ' ', now)];
}

function linkTo({ name, slug, href }: ChangedEntry, change: StepChange): Node {
  if (href === undefined) return createElement('span', {}, name);
  const member = change.newName ?? change.name;
  const anchors: Readonly<Partial<Record<StepChange['table'], string>>> = {
    props: propId({ slug }, member),
    methods: methodId({ slug }, member),
    slots: slotId({ name }, member),
  };
  const anchor = anchors[change.table];
  return createElement('a', { href: anchor === undefined ? href : `${href}#${anchor}` }, name);
}
