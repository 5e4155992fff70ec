import { isModifiedClick, onClick } from './listen.browser.ts';

/* Below this width the side navigation is a drawer; the style sheet says the same. */
const narrow = '(max-width: 899.95px)';

let drawer: HTMLDialogElement | undefined;

/** Opens the side navigation as a modal drawer on narrow screens. */
export function startNavigationDrawer(): void {
  onClick('[data-open="navigation"]', (_opener, event) => {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    openNavigation();
  });
  onClick('[data-close-navigation]', (_closer, event) => {
    event.preventDefault();
    drawer?.close();
  });
  onClick('.drawer--start .nav a', () => drawer?.close());
  matchMedia(narrow).addEventListener('change', () => drawer?.close());
}

function openNavigation(): void {
  const side = document.getElementById('site-nav');
  if (!side || !matchMedia(narrow).matches || drawer) return;
  drawer = createDrawer(side);
  drawer.showModal();
  const row = side.querySelector<HTMLElement>('.app-drawer-active');
  row?.scrollIntoView({ block: 'center' });
  (row ?? side.querySelector<HTMLElement>('[data-close-navigation]'))?.focus({
    preventScroll: true,
  });
}

/* The navigation itself moves into the dialog and back: a copy would double every page. */
function createDrawer(side: HTMLElement): HTMLDialogElement {
  const place = document.createComment('side navigation');
  const dialog = document.createElement('dialog');
  dialog.className = 'drawer drawer--start';
  dialog.ariaLabel = side.querySelector('nav')?.ariaLabel ?? null;
  side.replaceWith(place);
  dialog.append(side);
  document.body.append(dialog);
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => {
    place.replaceWith(side);
    dialog.remove();
    drawer = undefined;
  });
  return dialog;
}
