import { onPage } from './page-change.browser.ts';

/** What a part of a page knows about its life. */
export interface PartLife {
  /** Aborts when the element has left the document: everything that the part started ends with it. */
  signal: AbortSignal;
}

/** Brings one element of a page to life. */
export type MountPart = (element: HTMLElement, life: PartLife) => void;

/** A kind of element that some pages have, and the code that only those pages load. */
export interface Part {
  selector: string;
  load: () => Promise<MountPart>;
}

/** Parts that a site brings for its screens, by the name that their element has in `data-screen-part`. */
export type ScreenParts = Readonly<Record<string, Part['load']>>;

/**
 * Mounts the parts of the page and of every page that is put into the document later, each element once, and ends
 * those of a page that left before the next one is painted. The answer mounts what the document holds now.
 */
export function createParts(parts: readonly Part[]): () => void {
  const lives = parts.map((part) => ({ part, alive: new Map<HTMLElement, AbortController>() }));

  function endLeft(): void {
    for (const { alive } of lives) {
      for (const [element, life] of alive) {
        if (element.isConnected) continue;
        alive.delete(element);
        life.abort();
      }
    }
  }

  function mount(): void {
    for (const { part, alive } of lives) {
      for (const element of document.querySelectorAll<HTMLElement>(part.selector)) {
        if (alive.has(element)) continue;
        const life = new AbortController();
        alive.set(element, life);
        void mountOne(part, element, life.signal);
      }
    }
  }

  onPage('docs:part', endLeft);
  onPage('docs:page', () => {
    endLeft();
    mount();
  });
  return mount;
}

async function mountOne(part: Part, element: HTMLElement, signal: AbortSignal): Promise<void> {
  const mountPart = await part.load();
  if (!signal.aborted) mountPart(element, { signal });
}
