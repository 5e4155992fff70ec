import { layOutRest } from '../base/lay-out-rest.browser.ts';
import { whenIdle } from '../base/when-idle.browser.ts';

/**
 * A page that nobody has been to is laid out as far as it is seen. The rest follows as soon as there is
 * time, and at once before a click, so that links to parts of the page lead where they should.
 */
export function layOutUnreadParts(): void {
  whenIdle(layOutRest);
  addEventListener('click', layOutRest, { capture: true, once: true });
}
