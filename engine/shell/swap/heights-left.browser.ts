/** What is as tall as it turns out: rows that are laid out when they are near, and demos that grow when they are hydrated. */
const uncertain = '.wide > .props tr[id], [data-demo]';

/** A demo that fills the screen is not as tall in its page, and a frame has a height of its own. */
const otherwiseTall = '[data-full] *, :has(> iframe)';

/** How tall those of a page were when it was left, by its entry in the history and the width of the window. */
const left = new Map<string, readonly number[]>();

/** What names an entry of the history. */
type Named = Pick<NavigationHistoryEntry, 'key'>;

/** Remembers how tall the page of an entry is that is being left, unless the document still shows another one. */
export function keepHeights({ key }: Named): void {
  if (document.documentElement.hasAttribute('data-ahead')) return;
  const heights = uncertainParts().map((part) =>
    part.matches(otherwiseTall) ? 0 : part.getBoundingClientRect().height,
  );
  left.set(`${key} ${String(innerWidth)}`, heights);
}

/** Gives a page that comes back the heights it had: the place that the reader left is where it was, from the first paint on. */
export function bringBackHeights({ key }: Named): void {
  const parts = uncertainParts();
  const heights = left.get(`${key} ${String(innerWidth)}`);
  // Published anew meanwhile, it may be another page.
  if (heights?.length !== parts.length) return;
  parts.forEach(({ dataset, style }, index) => {
    const height = heights[index];
    if (!height) return;
    const size = `${height}px`;
    if (dataset['demo'] === undefined) style.containIntrinsicBlockSize = `auto ${size}`;
    // What runs again may grow again: its sheet lifts the upper limit.
    else style.minBlockSize = style.maxBlockSize = size;
  });
}

function uncertainParts(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(uncertain)];
}
