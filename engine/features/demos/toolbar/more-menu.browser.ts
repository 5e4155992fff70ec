import { clonePart, hostOf } from '../demo-elements.browser.ts';
import { stylingOf } from '../demo-styling.browser.ts';
import { nameChoices } from './name-choices.browser.ts';

/** Fills the menu of a demo when the reader comes to it; most are never opened. */
export function addMoreMenu(demo: HTMLElement): void {
  const fill = ({ target }: Event): void => {
    const details = target instanceof Element ? target.closest('[data-more]') : null;
    if (details) fillMenu(demo, details);
  };
  demo.addEventListener('focusin', fill);
  demo.addEventListener('pointerdown', fill);
}

function fillMenu(demo: HTMLElement, details: Element): void {
  const menu = details.querySelector('.menu');
  if (!menu) return;
  if (!menu.firstChild) menu.append(clonePart('menu'));
  nameChoices(demo);
  if (!demo.querySelector('.grow > [data-do="edit"]'))
    menu.querySelector('[data-do="edit"]')?.remove();
  linkToPlayground(menu, demo);
  const link = menu.querySelector<HTMLAnchorElement>('a[data-do="source"]');
  if (link) {
    link.dataset['base'] ??= link.href;
    link.href = `${link.dataset['base']}/${fileOf(demo)}`;
  }
}

/** The playground starts from this demo; one that cannot be edited is not offered there. */
function linkToPlayground(menu: Element, demo: HTMLElement): void {
  const link = menu.querySelector<HTMLAnchorElement>('a[data-do="playground"]');
  if (!link) return;
  if (!demo.querySelector('.grow > [data-do="edit"]')) link.remove();
  link.search = `?demo=${hostOf(demo).dataset['demo'] ?? ''}`;
}

function fileOf(demo: HTMLElement): string {
  const styling = stylingOf(demo);
  return `${hostOf(demo).dataset['demo'] ?? ''}${styling === 'system' ? '' : `.${styling}`}.tsx`;
}
