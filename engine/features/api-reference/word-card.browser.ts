import { createLatest } from '../../base/latest.ts';
import { findPanel, showPanel, type CardWords } from './card-panel.browser.ts';

/** What a card tells about: a name, and the file that describes it. */
export interface CardTopic {
  name: string;
  href: string;
}

/** A kind of words that have cards. */
export interface WordCards {
  words: CardWords;
  /** What the card of a word tells about; undefined for anything but a word of this kind. */
  topicOf: (word: HTMLElement) => CardTopic | undefined;
  /** Finds such words, and those inside of cards. */
  selector: string;
  draw: (topic: CardTopic) => Promise<Node | string>;
}

/** What is shown in the card: its topic, those the reader came through, and the word it stands at. */
interface Trail {
  topics: readonly CardTopic[];
  word: HTMLElement;
}

/** How long a pointer rests on a word before its card comes, and may be away before it goes. */
const rest = 200;
const grace = 300;

const drawing = createLatest<HTMLElement>();

/**
 * Lets words open a card beside them, and words in it open others. A look (pointer or focus) shows it as long
 * as it lasts; a press holds it, and a key moves the focus in.
 */
export function addWordCards(cards: WordCards, signal: AbortSignal): void {
  let trail: Trail | undefined;
  let isHeld = false;
  let isReturning = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const wait = (delay: number, then: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(then, delay);
  };
  const show = (next: Trail, hold: boolean): void => {
    clearTimeout(timer);
    trail = next;
    isHeld = hold;
    void draw(next, hold);
  };
  const goBack = (): void => {
    if (trail) show({ ...trail, topics: trail.topics.slice(0, -1) }, true);
  };
  const close = (): void => {
    clearTimeout(timer);
    const panel = findPanel();
    const hadFocus = panel.contains(document.activeElement);
    // What is still being loaded must not be drawn.
    drawing.begin(panel);
    if (panel.matches(':popover-open')) panel.hidePopover();
    isReturning = true;
    if (hadFocus) trail?.word.focus();
    isReturning = false;
    trail = undefined;
    isHeld = false;
  };
  const draw = async ({ topics, word }: Trail, hold: boolean): Promise<void> => {
    const panel = findPanel();
    const isLatest = drawing.begin(panel);
    const topic = topics.at(-1);
    if (!topic) return;
    const content = await cards.draw(topic).catch(() => cards.words.failed);
    if (!isLatest() || signal.aborted) return;
    const { words } = cards;
    const back = topics.length > 1 ? goBack : undefined;
    showPanel(word, { name: topic.name, words, goBack: back, close }, content);
    if (hold) panel.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
  };
  const find = (target: EventTarget | null): HTMLElement | undefined => {
    const word = target instanceof Element ? target.closest(cards.selector) : null;
    if (!(word instanceof HTMLElement) || !cards.topicOf(word)) return undefined;
    // A card belongs to the words that opened it.
    return isInCard(word) && !trail ? undefined : word;
  };
  const look = (word: HTMLElement, hold: boolean): void => {
    const topic = cards.topicOf(word);
    if (!topic) return;
    if (trail && isInCard(word)) show({ ...trail, topics: [...trail.topics, topic] }, true);
    else show({ topics: [topic], word }, hold);
  };

  const onClick = ({ target }: MouseEvent): void => {
    const word = find(target);
    // Whoever marks code to copy it does not ask for its meaning.
    if (word && !isSelected(word)) look(word, true);
  };
  const onPointerOver = ({ target, pointerType }: PointerEvent): void => {
    if (pointerType !== 'mouse' || isHeld) return;
    const word = find(target);
    if (isInCard(target) || (word && word === trail?.word)) clearTimeout(timer);
    else if (word) wait(rest, () => look(word, false));
    else wait(grace, close);
  };
  const onFocusIn = ({ target }: FocusEvent): void => {
    if (isReturning || isInCard(target)) return;
    const word = find(target);
    if (word?.matches(':focus-visible')) look(word, false);
    else if (trail) close();
  };
  const onPointerDown = ({ target }: PointerEvent): void => {
    if (trail && !isInCard(target) && !find(target)) close();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, target } = event;
    if (key === 'Escape' && trail) {
      event.preventDefault();
      close();
    } else if ((key === 'Enter' || key === ' ') && !(target instanceof HTMLButtonElement)) {
      const word = target === document.activeElement ? find(target) : undefined;
      if (!word) return;
      event.preventDefault();
      look(word, true);
    }
  };
  document.addEventListener('click', onClick, { signal });
  document.addEventListener('pointerover', onPointerOver, { signal });
  document.addEventListener('pointerdown', onPointerDown, { signal });
  document.addEventListener('focusin', onFocusIn, { signal });
  document.addEventListener('keydown', onKeyDown, { signal });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    document.querySelector('.twindow')?.remove();
  });
  // A reader may have been faster than this script.
  const early = document.querySelector(`:is(${cards.selector}):is(:focus, :hover)`);
  if (early instanceof HTMLElement) wait(rest, () => look(early, false));
}

function isInCard(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.twindow') !== null;
}

function isSelected(word: HTMLElement): boolean {
  const selection = document.getSelection();
  return selection?.isCollapsed === false && selection.containsNode(word, true);
}
