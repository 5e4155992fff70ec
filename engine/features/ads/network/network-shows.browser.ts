import type { AdBox } from '../ad-box.browser.ts';
import { adNumbers } from '../ad-numbers.ts';
import { showInHouse, showSupport } from '../show-in-house.browser.ts';

/** What a page with a network may show; the draws are made once, so that nothing changes its mind. */
export interface NetworkShows {
  /** An ad of the network: it is counted by its picture, so it always has one. */
  network: (content: HTMLElement) => void;
  /** An ad of the site itself, because the network has none. */
  none: () => void;
  /** A plea for support or an ad of the site itself, because a blocker is at work. */
  blocked: () => void;
}

/** Makes what a page with a network may show. */
export function createShows(box: AdBox, networkName: string): NetworkShows {
  const draws = { support: box.random(), inHouse: box.random() };
  const label = networkName.toLowerCase();
  return {
    network: (content) => {
      box.show({ content, base: label, shape: 'image' });
    },
    none: () => {
      showInHouse(box, `in-house-${label}`, draws.inHouse);
    },
    blocked: () => {
      if (draws.support < adNumbers.supportRatio) showSupport(box);
      else showInHouse(box, 'in-house', draws.inHouse);
    },
  };
}
