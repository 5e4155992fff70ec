import type { Random } from '../../base/chance.ts';
import { whenIdle } from '../../base/when-idle.browser.ts';
import type { AdNetwork } from '../../model/ad-config.ts';
import { whenShown } from '../../base/when-shown.browser.ts';
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
  // Ads of others, and the code for them, wait until the reader has the page.
  if (network) whenIdle(() => void fillFrom(network, box));
  else showOwn(box);
}

async function fillFrom(network: AdNetwork, box: AdBox): Promise<void> {
  if (!box.element.isConnected) return;
  try {
    const { startNetwork } = await import('./network/start-network.browser.ts');
    box.attempt(() => startNetwork(box, network));
  } catch {
    // Offline, or the site was published again.
    showOwn(box);
  }
}

function showOwn(box: AdBox): void {
  box.attempt(() => {
    showInHouse(box, 'in-house', box.random());
  });
}
