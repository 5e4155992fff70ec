import { happens, type Random } from '../../base/chance.ts';
import { track } from '../analytics/track.browser.ts';
import { adNumbers } from './ad-numbers.ts';
import type { AdSetup, AdShape } from './ad-setup.ts';

/** Something to show, and how it is told of. */
interface Showing {
  content: HTMLElement;
  /** First words of the label of the box, e.g. `in-house`. */
  base: string;
  shape: AdShape;
  /** Label of the ad itself, which is told of at once. */
  label?: string;
}

/** The box of a page that shows one ad at a time and tells of it. */
export interface AdBox {
  element: HTMLElement;
  setup: AdSetup;
  /** Drawn once per load. */
  shape: AdShape;
  random: Random;
  show: (showing: Showing) => void;
  /** Does something with the box; when it fails the box is emptied, its height stays, and the crash is told. */
  attempt: (run: () => void) => void;
}

/** Makes a box of the element in the page. */
export function createAdBox(element: HTMLElement, random: Random): AdBox {
  const setup = JSON.parse(element.dataset['ad'] ?? '') as AdSetup;
  const ratio = setup.GADisplayRatio;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const { dataset } = element;
  return {
    element,
    setup,
    shape: happens(adNumbers.inlineRatio, random) ? 'inline' : 'image',
    random,
    show: ({ content, base, shape, label }) => {
      clearTimeout(timer);
      place(element, content);
      const boxLabel = `${base}-body-top-${shape}`;
      Object.assign(dataset, {
        gaEventCategory: 'ad',
        gaEventAction: 'click',
        gaEventLabel: boxLabel,
      });
      if (label && random() <= ratio) tell('display', label);
      if (random() <= ratio)
        timer = setTimeout(() => {
          // The reader may have gone on to another page of this document.
          if (element.isConnected) tell('display', boxLabel);
        }, adNumbers.displayDelay);
    },
    attempt: (run) => {
      try {
        run();
      } catch {
        clearTimeout(timer);
        element.replaceChildren();
        tell('crash', String(dataset['gaEventLabel'] ?? null));
      }
    },
  };
}

/* A frame would load again if it were moved, so it stays where it is. */
function place(element: HTMLElement, content: HTMLElement): void {
  for (const other of [...element.children]) {
    if (other !== content && !other.matches('template, iframe')) other.remove();
  }
  if (content.parentNode !== element) element.append(content);
  content.hidden = false;
}

function tell(eventAction: string, eventLabel: string): void {
  track('ad', { eventAction, eventLabel });
}
