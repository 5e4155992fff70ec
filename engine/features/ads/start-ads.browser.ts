import type { Random } from '../../base/chance.ts';
import { whenShown } from '../analytics/when-shown.browser.ts';
import { createAdBox, type AdBox } from './ad-box.browser.ts';
import { isBot } from './is-bot.ts';
import { showInHouse } from './show-in-house.browser.ts';

/** Each page that is put into the document brings a place of its own. */
const filled = new WeakSet<HTMLElement>();

/** Fills the place for an ad, once the page is before a reader. */
export function startAds(random: Random = Math.random): void {
  const element = document.querySelector<HTMLElement>('[data-ad]');
  if (!element || filled.has(element)) return;
  filled.add(element);
  if (isBot(navigator.userAgent)) {
    element.hidden = true;
    return;
  }
  whenShown(() => {
    fill(createAdBox(element, random));
  });
}

function fill(box: AdBox): void {
  const { network } = box.setup;
  const showOwn = () => {
    showInHouse(box, 'in-house', box.random());
  };
  if (network) {
    void import('./network/start-network.browser.ts').then(
      ({ startNetwork }) => {
        box.attempt(() => startNetwork(box, network));
      },
      // Offline, or the site was published again.
      () => {
        box.attempt(showOwn);
      },
    );
  } else {
    box.attempt(showOwn);
  }
}
