import type { AdBox } from './ad-box.browser.ts';

/** Shows the site's own ad that the draw (from 0 to 1) falls on. */
export function showInHouse(box: AdBox, base: string, draw: number): void {
  const ads = waitingIn(box, '[data-in-house]');
  const ad = ads[Math.floor(ads.length * draw)];
  if (!ad) return;
  const { shape } = box;
  if (shape === 'inline') {
    ad.classList.add('ad--inline');
    ad.querySelector('img')?.remove();
  }
  box.show({ content: ad, base, shape, label: `in-house-${ad.dataset['inHouse'] ?? ''}` });
}

/** Asks for support. */
export function showSupport(box: AdBox): void {
  const [content] = waitingIn(box, '[data-support]');
  if (content) box.show({ content, base: 'in-house-adblock', shape: box.shape });
}

function waitingIn({ element }: AdBox, selector: string): HTMLElement[] {
  const copy = element.querySelector('template')?.content.cloneNode(true) as DocumentFragment;
  return [...copy.querySelectorAll<HTMLElement>(selector)];
}
