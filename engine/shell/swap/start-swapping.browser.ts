import { onFirstSign } from '../../base/first-sign.browser.ts';
import { tellPrerendered } from './prerendered.browser.ts';

/** Loads what makes going from page to page quick, at the first sign of a reader. */
export function startSwapping(): void {
  tellPrerendered();
  onFirstSign(() => {
    // Without it, links simply work as links.
    void import('./follow-links.browser.ts').then(
      ({ followLinks }) => followLinks(),
      () => undefined,
    );
  });
}
