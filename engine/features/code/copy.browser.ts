import { announce } from '../../base/announce.browser.ts';
import { copyText } from '../../base/clipboard.browser.ts';
import { codeTextOf } from './code-text-of.browser.ts';
import { findCopyButton, isCopyShortcut } from './copy-shortcut.browser.ts';

/** How long each outcome shows; a refusal is unexpected and stays until it can be read. */
const feedbackTimes = { block: 1200, inline: 2000, refusal: 4000 };
const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

/** Makes copy buttons and the copy shortcut work for all code of the page, also for code that comes later. */
export function answerCopy(event: Event): void {
  if (event.type === 'click') onClick(event);
  else if (event instanceof KeyboardEvent) onKeyDown(event);
  else nameShortcut(event);
}

function onClick({ target }: Event): void {
  const button = buttonAt(
    target,
    '[data-copy], [data-copy-text], [data-copy-href], [data-copy-address]',
  );
  if (button) {
    void copyFor(button);
  }
}

function onKeyDown(event: KeyboardEvent): void {
  const button = isCopyShortcut(event) ? findCopyButton() : undefined;
  if (button) {
    event.preventDefault();
    clickByKey(button);
  }
}

/** Whoever counts clicks learns that this one came from the keyboard. */
function clickByKey(button: HTMLElement): void {
  const { gaEventAction: action } = button.dataset;
  if (action !== undefined) button.dataset['gaEventAction'] = action.replace(/click$/, 'keyboard');
  button.click();
  if (action !== undefined) button.dataset['gaEventAction'] = action;
}

/** The shortcut is told where it works, in the words of the reader's keyboard. */
function nameShortcut({ target }: Event): void {
  const button = buttonAt(target, '[data-copy]');
  if (button && !button.title) {
    button.title = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘C' : 'Ctrl+C';
  }
}

function buttonAt(target: EventTarget | null, selector: string): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>(selector)) || undefined;
}

async function copyFor(button: HTMLElement): Promise<void> {
  const isBlock = button.dataset['copy'] !== undefined;
  try {
    await copyText(await textFor(button));
    showOutcome(button, 'copied', isBlock ? feedbackTimes.block : feedbackTimes.inline);
  } catch {
    showOutcome(button, 'refused', feedbackTimes.refusal);
  }
}

/** What a button copies: the text it names, a file of the site, the address of the page, or the code of its block. */
async function textFor(button: HTMLElement): Promise<string> {
  const { copyText: given, copyHref, copyAddress } = button.dataset;
  // Only the browser knows at which host the page is read.
  if (copyAddress !== undefined) return location.href.replace(/#.*$/, '');
  if (copyHref === undefined) {
    return given ?? codeTextOf(button.closest('.code'));
  }
  const response = await fetch(copyHref);
  if (!response.ok) {
    throw new Error(`The file ${copyHref} could not be loaded: ${String(response.status)}.`);
  }
  return response.text();
}

function showOutcome(button: HTMLElement, outcome: 'copied' | 'refused', time: number): void {
  hideOutcome(button);
  button.dataset[outcome] = '';
  const label = button.querySelector(outcome === 'copied' ? 'span.on' : 'span.no');
  announce(label?.textContent ?? '', { quiet: true });
  timers.set(
    button,
    setTimeout(() => hideOutcome(button), time),
  );
}

function hideOutcome(button: HTMLElement): void {
  clearTimeout(timers.get(button));
  delete button.dataset['copied'];
  delete button.dataset['refused'];
}
