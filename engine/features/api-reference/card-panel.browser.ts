import { placeAtWord } from './place-at-word.ts';

/** The words of a card's buttons, and what it says when its contents cannot be loaded. */
export interface CardWords {
  back: string;
  close: string;
  failed: string;
}

/** What stands at the top of a card. */
export interface CardHead {
  name: string;
  words: CardWords;
  /** Absent in the first card of a trail. */
  goBack: (() => void) | undefined;
  close: () => void;
}

/** The one card of the page, made when it is first asked for. */
export function findPanel(): HTMLElement {
  const known = document.querySelector<HTMLElement>('.twindow');
  if (known) return known;
  const panel = document.createElement('div');
  panel.className = 'twindow';
  // A press on another word must find the card open: it is closed here, not by the browser.
  panel.popover = 'manual';
  panel.setAttribute('role', 'dialog');
  document.body.append(panel);
  return panel;
}

/** Fills the card and puts it beside its word, in the page, so that it scrolls with it; phones show a sheet instead. */
export function showPanel(word: HTMLElement, head: CardHead, content: Node | string): void {
  const panel = findPanel();
  panel.setAttribute('aria-label', head.name);
  panel.replaceChildren(headOf(head), content);
  if (!panel.matches(':popover-open')) panel.showPopover();
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const mirrored = getComputedStyle(document.documentElement).direction === 'rtl';
  const { left, top } = placeAtWord(word.getBoundingClientRect(), panel.getBoundingClientRect(), {
    width,
    height,
    mirrored,
  });
  panel.style.setProperty('--left', `${String(left + scrollX)}px`);
  panel.style.setProperty('--top', `${String(top + scrollY)}px`);
}

function headOf({ name, words, goBack, close }: CardHead): HTMLElement {
  const head = document.createElement('div');
  head.className = 'twindow__head';
  const title = document.createElement('b');
  title.textContent = name;
  head.append(title);
  if (goBack) head.append(buttonOf(words.back, goBack));
  head.append(buttonOf(words.close, close));
  return head;
}

function buttonOf(label: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'btn';
  button.textContent = label;
  button.addEventListener('click', onClick);
  return button;
}
