import { adNumbers } from '../ad-numbers.ts';
import { adContainers } from '../ad-setup.ts';

interface WatchOptions {
  signal: AbortSignal;
  /** Called when so many tries found nothing that a blocker must be at work. */
  onBlocked: () => void;
  /** Called when there is no more to wait for. */
  onEnd: () => void;
}

/** Looks for an ad in its place, at once and then again and again, for a bounded time. */
export function watchPlace(place: HTMLElement, { signal, onBlocked, onEnd }: WatchOptions): void {
  let attempt = 0;
  const look = (): void => {
    attempt += 1;
    // A blocker may also take the whole place out of the page.
    const isOver = signal.aborted || !place.isConnected || place.querySelector(adContainers);
    if (!isOver && attempt === adNumbers.patientTries + 1) onBlocked();
    if (isOver || attempt === adNumbers.pollTries) onEnd();
    else setTimeout(look, adNumbers.pollPause);
  };
  look();
}
