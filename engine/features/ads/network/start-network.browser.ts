import { onPage } from '../../../base/page-change.browser.ts';
import type { AdNetwork } from '../../../model/ad-config.ts';
import type { AdBox } from '../ad-box.browser.ts';
import { drawNetworkAd } from './draw-network-ad.browser.ts';
import { fetchAd } from './fetch-ad.browser.ts';
import { createShows } from './network-shows.browser.ts';
import { openAdFrame } from './open-ad-frame.browser.ts';
import { watchPlace } from './watch-place.browser.ts';

/** Shows an ad of the network; while there is none for long, or it has none, one of the site itself. */
export function startNetwork(box: AdBox, network: AdNetwork): void {
  const { element, random } = box;
  const show = createShows(box, network.name);
  const by = box.setup.by.replace('{name}', () => network.name);
  const work = createWork();
  const { signal } = work;
  /* Whatever comes first is shown, and the rest is not waited for. */
  const settle = (run: () => void): void => {
    if (signal.aborted || !element.isConnected) return;
    work.end();
    box.attempt(run);
  };
  if (network.href) {
    void fetchAd(network.href, { network, signal, random }).then((ad) => {
      if (!ad) return;
      if (ad.link === network.backersHref) settle(show.none);
      else settle(() => show.network(drawNetworkAd(ad, by)));
    });
  }
  if (network.script) {
    openAdFrame(element, { title: by, signal }, (news, frame) => {
      frame.classList.toggle('carbonads', news === 'loaded');
      settle(() => {
        if (news === 'loaded') show.network(frame);
        else show.none();
      });
    });
  }
  const onBlocked = () => {
    box.attempt(show.blocked);
  };
  watchPlace(element, { signal, onBlocked, onEnd: work.end });
  // A page left before anything came, and brought back from the browser's memory.
  const life = new AbortController();
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted && !element.querySelector('.ad, .carbonads')) onBlocked();
  };
  addEventListener('pageshow', onShow, { signal: life.signal });
  const endWithPage = (): void => {
    if (!element.isConnected) life.abort();
  };
  onPage('docs:page', endWithPage, life.signal);
}

/* Ends when the reader leaves. */
function createWork(): { signal: AbortSignal; end: () => void } {
  const controller = new AbortController();
  const end = () => {
    controller.abort();
  };
  addEventListener('pagehide', end, { signal: controller.signal });
  return { signal: controller.signal, end };
}
