import { createElement } from '../../../base/element.browser.ts';
import type { PageAction } from '../palette/page-actions.browser.ts';

/** Offers the sheet of keys below the answers to a question about keys: there it takes no place from them. */
export function createKeysOffer(
  foot: HTMLElement,
  onChoose: (action: PageAction) => void,
): (found: readonly PageAction[]) => void {
  let button: HTMLElement | undefined;
  return (found) => {
    button?.remove();
    const action = found.find(({ name }) => name === 'keys');
    if (!action) return;
    button = createElement(
      'button',
      { class: 'palette__offer no-s', type: 'button' },
      action.label,
    );
    button.addEventListener('click', () => onChoose(action));
    foot.lastElementChild?.before(button);
  };
}
