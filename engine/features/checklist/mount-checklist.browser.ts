import { siteFacts } from '../../base/site-facts.ts';
import type { PartLife } from '../../base/part.browser.ts';
import { readStorage, writeStorage } from '../../base/storage.browser.ts';
import { readTicks } from './read-ticks.ts';

const prefix = `${siteFacts.keyPrefix}checklist-`;

/** Lets the browser remember what readers tick off a list, until its page is left. */
export function mountChecklist(checklist: HTMLElement, { signal }: PartLife): void {
  checklist.addEventListener('change', () => saveTicks(checklist));
  checklist.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-checklist-reset]')) reset(checklist);
  });
  // Another tab of the browser ticked something off.
  addEventListener(
    'storage',
    ({ key }) => {
      if (key === keyOf(checklist)) showTicks(checklist);
    },
    { signal },
  );
  showTicks(checklist);
}

function reset(checklist: HTMLElement): void {
  const boxes = boxesOf(checklist);
  for (const box of boxes) box.checked = false;
  saveTicks(checklist);
  // The button is of no use now, and focus must not be lost with it.
  boxes[0]?.focus();
}

function showTicks(checklist: HTMLElement): void {
  const ticks = readTicks(readStorage(keyOf(checklist)));
  for (const box of boxesOf(checklist)) box.checked = ticks.has(textOf(box));
  showCount(checklist);
}

function saveTicks(checklist: HTMLElement): void {
  const ticked = boxesOf(checklist).filter(({ checked }) => checked);
  writeStorage(keyOf(checklist), JSON.stringify(ticked.map(textOf)));
  showCount(checklist);
}

function showCount(checklist: HTMLElement): void {
  const boxes = boxesOf(checklist);
  const done = boxes.filter(({ checked }) => checked).length;
  const count = checklist.querySelector<HTMLElement>('[data-checklist-count]');
  const words = count?.dataset['checklistCount'] ?? '';
  count?.replaceChildren(
    words.replace('{done}', String(done)).replace('{total}', String(boxes.length)),
  );
  const progress = checklist.querySelector('progress');
  if (progress) progress.value = done;
  const button = checklist.querySelector<HTMLButtonElement>('[data-checklist-reset]');
  if (button) button.disabled = done === 0;
}

function keyOf(checklist: HTMLElement): string {
  return prefix + (checklist.dataset['checklist'] ?? '');
}

function boxesOf(checklist: HTMLElement): HTMLInputElement[] {
  return [...checklist.querySelectorAll('input')];
}

function textOf(box: HTMLInputElement): string {
  return box.parentElement?.textContent.trim() ?? '';
}
