import { typedInto } from '../../base/unsent-text.browser.ts';

/** Notices from now on what the reader types into. */
export function watchTyping(): void {
  document.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLElement) typedInto.add(target);
    },
    { capture: true },
  );
}
