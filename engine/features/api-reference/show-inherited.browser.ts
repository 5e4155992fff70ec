import { filterBy } from './filter-rows.browser.ts';

/** Lets a button show the props that a component passes on, and an address that names one open them. */
export function addInherited(signal: AbortSignal): void {
  document.addEventListener('click', onClick, { signal });
  addEventListener('hashchange', revealTarget, { signal });
  // Before the browser follows a link into the page.
  document.addEventListener('click', layOutForLink, { capture: true, signal });
}

function onClick({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('[data-api-inherited]') : null;
  if (button) show(button, button.getAttribute('aria-pressed') !== 'true');
}

/** Rows out of sight have guessed heights until a link leads somewhere among them. */
function layOutForLink({ target }: Event): void {
  if (target instanceof Element && target.closest('a[href*="#"]')) layOutRows();
}

function layOutRows(): void {
  document.documentElement.dataset['target'] = '';
}

/** Shows the inherited props when the address names one of them, and every row at its true height. */
export function revealTarget(): void {
  const target = document.querySelector(':target');
  const button = target?.closest('[data-inherited][hidden]')
    ? document.querySelector('[data-api-inherited]')
    : null;
  if (target && (button || !document.documentElement.matches('[data-target]'))) {
    layOutRows();
    if (button) show(button, true);
    target.scrollIntoView();
  }
}

function show(button: Element, isShown: boolean): void {
  button.setAttribute('aria-pressed', String(isShown));
  const section = button.closest('[data-api-tools]')?.parentElement;
  for (const body of section?.querySelectorAll<HTMLElement>('[data-inherited]') ?? []) {
    body.hidden = !isShown;
  }
  filterBy(button);
}
