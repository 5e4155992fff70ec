import { onFirstSign } from '../base/first-sign.browser.ts';
import { whenIdle } from '../base/when-idle.browser.ts';

/**
 * A page that nobody has been to is laid out as far as it is seen. The rest follows at the first sign
 * of a reader, and at once before a click, so that links to parts of the page lead where they should.
 */
export function startUnreadParts(): void {
  onFirstSign(() => {
    whenIdle(layOutRest);
  });
  addEventListener('click', layOutRest, { capture: true });
}

function layOutRest(): void {
  document.documentElement.removeAttribute('data-unread');
}
