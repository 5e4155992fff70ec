import { wordOf } from './demo-elements.browser.ts';

/** What gives the page back, by the demo that fills the screen. */
const leaving = new WeakMap<HTMLElement, () => void>();

/**
 * Lets a demo fill the screen, or gives the page back. The demo covers the page instead of being made full screen
 * itself, because its menus and dialogs open in the page and would stay invisible.
 */
export function toggleFull(demo: HTMLElement): void {
  if (leaving.has(demo)) leaveFull(demo);
  else enter(demo);
}

/** Gives the page back if the demo fills the screen. */
export function leaveFull(demo: HTMLElement): void {
  leaving.get(demo)?.();
}

function enter(demo: HTMLElement): void {
  const button = demo.querySelector<HTMLElement>('[data-do="full"]');
  const label = button?.ariaLabel ?? '';
  const hidden = [...outsideOf(demo)].filter((element) => !element.inert);
  const ending = new AbortController();
  const leave = (): void => {
    leaving.delete(demo);
    ending.abort();
    demo.removeAttribute('data-full');
    for (const element of hidden) element.inert = false;
    nameButton(button, label);
    if (document.fullscreenElement) void document.exitFullscreen();
    focusBack(demo, button);
  };
  leaving.set(demo, leave);
  demo.dataset['full'] = '';
  for (const element of hidden) element.inert = true;
  nameButton(button, wordOf('leaveFull'));
  listenForLeaving(leave, ending.signal);
  // Where the browser refuses, the demo still fills the window.
  document.documentElement.requestFullscreen().catch(() => undefined);
}

/** On a phone the button is there only while the demo fills the screen; the menu that led here always is. */
function focusBack(demo: HTMLElement, button: HTMLElement | null): void {
  const menu = demo.querySelector<HTMLElement>('[data-more] > summary');
  (button?.checkVisibility() ? button : menu)?.focus();
}

function listenForLeaving(leave: () => void, signal: AbortSignal): void {
  document.addEventListener(
    'fullscreenchange',
    () => {
      if (!document.fullscreenElement) leave();
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && !event.defaultPrevented) leave();
    },
    { signal },
  );
}

/** Everything of the page that the demo covers; messages are still heard. */
function* outsideOf(element: Element): Generator<HTMLElement> {
  const parent = element.parentElement;
  if (!parent || element === document.body) return;
  for (const sibling of parent.children) {
    if (sibling !== element && sibling instanceof HTMLElement && sibling.role !== 'status') {
      yield sibling;
    }
  }
  yield* outsideOf(parent);
}

function nameButton(button: HTMLElement | null, label: string): void {
  if (!button) return;
  button.ariaLabel = label;
  const tip = button.querySelector('.tip');
  if (tip) tip.textContent = label;
}
