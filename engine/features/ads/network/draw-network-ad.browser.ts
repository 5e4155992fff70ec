import { adNumbers } from '../ad-numbers.ts';
import type { NetworkAd } from './parse-ads.ts';
import { sanitizeDescription } from './sanitize-description.browser.ts';

/** Draws an ad of the network, with the images that count it. */
export function drawNetworkAd(ad: NetworkAd, by: string): HTMLElement {
  const box = create('div', { className: 'ad carbonads' });
  const picture = createImage(ad.img, adNumbers.image);
  picture.alt = ad.name;
  const link = create('a', {
    href: ad.link,
    target: '_blank',
    rel: 'sponsored noopener noreferrer',
  });
  const name = create('b', { textContent: ad.name });
  link.append(name, ' - ', sanitizeDescription(ad.description));
  const text = create('div', { dir: 'auto' });
  text.append(link, create('span', { className: 'ad__by', textContent: by }));
  box.append(picture, text, ...ad.tracking.map((src) => createImage(src, { hidden: true })));
  return box;
}

function createImage(src: string, properties: Partial<HTMLImageElement>): HTMLImageElement {
  return create('img', { referrerPolicy: 'no-referrer', alt: '', ...properties, src });
}

function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}
