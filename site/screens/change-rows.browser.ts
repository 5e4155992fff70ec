import { createElement } from 'engine/base/element.browser.ts';
import type { StepChange } from 'engine/features/api-reference/history/member-changes.ts';
import {
  codeNameOf,
  newNameOf,
  stepGroupsOf,
  type StepGroup,
} from 'engine/features/api-reference/history/step-names.ts';
import type { ChangedEntry, PassageLink } from './changed-entry.ts';
import type { CompareWords } from './compare-words.ts';

/** Draws what is different about an entry, as the pages that are drawn at build do. */
export function changedEntry(
  { name, href, changes, passages }: ChangedEntry,
  words: CompareWords,
): HTMLElement {
  const title = href === undefined ? name : createElement('a', { href }, name);
  const groups = stepGroupsOf({ changes }).map((group) => groupOf(group, changes, words));
  return createElement(
    'section',
    {},
    createElement('h3', {}, title),
    createElement('ul', {}, ...groups),
    ...(passages.length > 0 ? [passagesLine(passages, words)] : []),
  );
}

function passagesLine(passages: readonly PassageLink[], { inGuide }: CompareWords): HTMLElement {
  const links = passages.flatMap(({ href, title, names }, at) => [
    at === 0 ? ' ' : ', ',
    createElement('a', { href }, title),
    ' (',
    createElement('code', { dir: 'ltr' }, names.join(', ')),
    ')',
  ]);
  return createElement('p', { class: 'changes__guide' }, inGuide, ...links);
}

function groupOf(
  { kind, isWhole, names }: StepGroup,
  changes: readonly StepChange[],
  words: CompareWords,
): HTMLElement {
  const tag = createElement('span', { class: 'tag' }, words.kinds[kind]);
  if (isWhole) return createElement('li', {}, tag, createElement('span', {}, words.whole));
  if (kind !== 'type' && kind !== 'default' && kind !== 'renamed') {
    return createElement('li', {}, tag, createElement('code', { dir: 'ltr' }, names.join(', ')));
  }
  const pairs = changes
    .filter((change) => change.kind === kind)
    .map((change) =>
      createElement(
        'div',
        {},
        createElement('dt', {}, createElement('code', { dir: 'ltr' }, codeNameOf(change))),
        createElement('dd', {}, kind === 'renamed' ? newName(change) : pairOf(change, kind, words)),
      ),
    );
  return createElement('li', {}, tag, createElement('dl', {}, ...pairs));
}

function newName(change: StepChange): HTMLElement {
  return createElement('bdi', { dir: 'ltr' }, createElement('ins', {}, newNameOf(change) ?? ''));
}

function pairOf(
  { before, after }: StepChange,
  fact: 'type' | 'default',
  { none }: CompareWords,
): HTMLElement {
  return createElement(
    'bdi',
    { dir: 'ltr' },
    createElement('del', {}, before?.[fact] ?? none),
    ' ',
    createElement('ins', {}, after?.[fact] ?? none),
  );
}
