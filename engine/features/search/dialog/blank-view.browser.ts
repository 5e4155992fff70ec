import { createElement } from '../../../base/element.browser.ts';
import { createIcon } from './icon.browser.ts';

/** A way on from a dead end. */
export interface WayOn {
  text: string;
  href?: string | undefined;
  run?: () => void;
}

/** What stands in place of results: a sentence, a hint and ways on. */
export function drawBlank(title: string, hint: string, ways: readonly WayOn[]): HTMLElement {
  return createElement(
    'div',
    { class: 'blank' },
    createIcon('search', 'i i--l'),
    createElement('h3', {}, title),
    createElement('p', {}, hint),
    createElement('p', { class: 'chips' }, ...ways.map(drawWay)),
  );
}

function drawWay({ text, href, run }: WayOn): HTMLElement {
  if (href !== undefined) return createElement('a', { class: 'chip', href }, text);
  const button = createElement('button', { class: 'chip', type: 'button' }, text);
  button.addEventListener('click', () => run?.());
  return button;
}
