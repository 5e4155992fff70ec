import type { Random } from '../../base/chance.ts';
import { track } from './track.browser.ts';

/** Tells of clicks on elements that say by attributes what they are; a split tells only of a share of them. */
export function startClickEvents(random: Random = Math.random): void {
  document.addEventListener('click', ({ target }) => {
    const element =
      target instanceof Element ? target.closest<HTMLElement>('[data-ga-event-category]') : null;
    if (element) trackClick(element, random);
  });
}

function trackClick({ dataset }: HTMLElement, random: Random): void {
  const split = Number.parseFloat(dataset['gaEventSplit'] ?? '1');
  if (random() > split) return;
  track(dataset['gaEventCategory'] ?? '', {
    eventAction: dataset['gaEventAction'] ?? null,
    eventLabel: dataset['gaEventLabel'] ?? null,
  });
}
