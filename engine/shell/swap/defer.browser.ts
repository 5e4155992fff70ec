/** Blocks that are put in at a time until the screen is full. */
const portion = 4;
/** More than a screen, so that the first scroll finds something. */
const screens = 1.25;

/** What of a page is not yet in the document. */
export interface HeldPart {
  /** Puts in as much as the screen shows. */
  fillScreen: () => void;
  /** Puts in all that is left. */
  putRest: () => void;
}

/**
 * Takes out of a page what follows its first blocks: styling, laying out and painting what nobody sees
 * yet would only keep the reader waiting for what they do see.
 */
export function defer(next: Document): HeldPart {
  const prose = next.querySelector('.article > .prose');
  const blocks = [...(prose?.children ?? [])].slice(portion);
  const ends = prose ? elementsAfter(prose) : [];
  const held = [...blocks, ...ends].map((element) => ({ element, parent: element.parentElement }));
  for (const { element } of held) element.remove();
  function put(count: number): void {
    for (const { element, parent } of held.splice(0, count)) parent?.append(element);
  }
  return {
    fillScreen: () => {
      while (held.length > 0 && bottomOf(prose) < innerHeight * screens) put(portion);
    },
    putRest: () => put(held.length),
  };
}

function elementsAfter({ nextElementSibling: next }: Element): Element[] {
  return next ? [next, ...elementsAfter(next)] : [];
}

/** How far down the document what is there of the text goes. */
function bottomOf(prose: Element | null): number {
  return (prose?.getBoundingClientRect().bottom ?? Infinity) + scrollY;
}
