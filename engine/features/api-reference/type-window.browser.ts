import { createLatest } from '../../base/latest.ts';
import { placeAtWord } from './place-at-word.ts';

/** The code of a product's types, and where the names of entries lead. */
interface TypeFile {
  types: Readonly<Record<string, string>>;
  links: Readonly<Record<string, string>>;
}

const drawing = createLatest<HTMLElement>();
const files = new Map<string, Promise<TypeFile>>();

/** What is shown in the card: a type, those the reader came through, the file they are in, and the word it stands at. */
interface Trail {
  names: readonly string[];
  href: string;
  word: HTMLElement;
}

/** How long a pointer rests on a word before its card comes, and may be away before it goes. */
const rest = 200;
const grace = 300;

/**
 * Lets the names of types open a card with their code at the word, and the names in it open others.
 * A look (pointer or focus) shows it as long as it lasts; a press holds it and moves the focus in.
 */
export function addTypeWindow(signal: AbortSignal): void {
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
    void openWindow(next, { hold, goBack, close });
  };
  const goBack = (): void => {
    if (trail) show({ ...trail, names: trail.names.slice(0, -1) }, true);
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

  const onClick = ({ target }: MouseEvent): void => {
    const button = findName(target);
    if (!button) return;
    const name = button.dataset['type'] ?? '';
    if (trail && isInCard(button)) show({ ...trail, names: [...trail.names, name] }, true);
    else show(beginAt(button), true);
  };
  const onPointerOver = ({ target, pointerType }: PointerEvent): void => {
    if (pointerType !== 'mouse' || isHeld) return;
    const button = findName(target);
    if (isInCard(target) || (button && button === trail?.word)) clearTimeout(timer);
    else if (button) wait(rest, () => show(beginAt(button), false));
    else wait(grace, close);
  };
  const onFocusIn = ({ target }: FocusEvent): void => {
    if (isReturning || isInCard(target)) return;
    const button = findName(target);
    if (button?.matches(':focus-visible')) show(beginAt(button), false);
    else if (trail) close();
  };
  const onPointerDown = ({ target }: PointerEvent): void => {
    if (trail && !isInCard(target) && !findName(target)) close();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !trail) return;
    event.preventDefault();
    close();
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
  const early = findName(document.activeElement);
  if (early) show(beginAt(early), false);
}

function findName(target: EventTarget | null): HTMLElement | undefined {
  const name = target instanceof Element ? target.closest('[data-type]') : null;
  return name instanceof HTMLElement && name.dataset['type'] ? name : undefined;
}

function isInCard(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.twindow') !== null;
}

function beginAt(word: HTMLElement): Trail {
  return { names: [word.dataset['type'] ?? ''], href: typesOf(word), word };
}

/** A page of several products says beside a name where its type stands. */
function typesOf({ dataset }: HTMLElement): string {
  const page = document.querySelector<HTMLElement>('[data-api-page]');
  return dataset['types'] ?? page?.dataset['apiPage'] ?? '';
}

interface Ways {
  /** Whether the reader pressed the word: the focus then moves into the card. */
  hold: boolean;
  goBack: () => void;
  close: () => void;
}

async function openWindow({ names, href, word }: Trail, ways: Ways): Promise<void> {
  const page = document.querySelector<HTMLElement>('[data-api-page]');
  const panel = findPanel();
  const isLatest = drawing.begin(panel);
  const name = names.at(-1) ?? '';
  const content = await loadTypes(href).then(
    (file) => codeOf(file, name),
    () => page?.dataset['failed'] ?? '',
  );
  if (!isLatest()) return;
  const head = headOf(name, page, { ...ways, isFirst: names.length === 1 });
  panel.setAttribute('aria-label', name);
  panel.replaceChildren(head, content);
  if (!panel.matches(':popover-open')) panel.showPopover();
  place(panel, word);
  if (ways.hold) panel.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
}

/** Puts the card beside its word, in the page, so that it scrolls with it; phones show a sheet instead. */
function place(panel: HTMLElement, word: HTMLElement): void {
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

function loadTypes(href: string): Promise<TypeFile> {
  const loading = files.get(href) ?? fetchTypes(href);
  files.set(href, loading);
  // A failure is not remembered: the connection may come back.
  loading.catch(() => files.delete(href));
  return loading;
}

async function fetchTypes(href: string): Promise<TypeFile> {
  const response = await fetch(href);
  if (!response.ok) {
    throw new Error(`The types could not be loaded: ${String(response.status)}.`);
  }
  return (await response.json()) as TypeFile;
}

function findPanel(): HTMLElement {
  const known = document.querySelector<HTMLElement>('.twindow');
  if (known) {
    return known;
  }
  const panel = document.createElement('div');
  panel.className = 'twindow';
  // A press on another word must find the card open: it is closed here, not by the browser.
  panel.popover = 'manual';
  panel.setAttribute('role', 'dialog');
  document.body.append(panel);
  return panel;
}

function headOf(
  name: string,
  page: HTMLElement | null,
  { isFirst, goBack, close }: Ways & { isFirst: boolean },
): HTMLElement {
  const head = document.createElement('div');
  head.className = 'twindow__head';
  const title = document.createElement('b');
  title.textContent = name;
  head.append(title);
  if (!isFirst) head.append(buttonOf(page?.dataset['back'] ?? '', goBack));
  head.append(buttonOf(page?.dataset['close'] ?? '', close));
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

function codeOf({ types, links }: TypeFile, name: string): HTMLElement {
  const code = document.createElement('pre');
  code.tabIndex = 0;
  for (const part of (types[name] ?? name).split(/(\b[A-Z]\w+)/)) {
    code.append(part === name ? part : partOf(part, { types, links }));
  }
  return code;
}

function partOf(part: string, { types, links }: TypeFile): Node | string {
  if (Object.hasOwn(types, part)) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'tref';
    button.dataset['type'] = part;
    button.textContent = part;
    return button;
  }
  if (Object.hasOwn(links, part)) {
    const link = document.createElement('a');
    const { dataset } = document.querySelector<HTMLElement>('[data-api-page]') ?? link;
    link.href = `${dataset['prefix'] ?? ''}${links[part] ?? ''}`;
    link.textContent = part;
    return link;
  }
  return part;
}
