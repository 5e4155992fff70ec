/** What is as tall as it turns out: rows that are laid out when they are near, and demos that grow when they wake. */
const uncertain = '.wide > .props tr[id], [data-demo]';

/** How tall those of a page were when it was left, by the key of its entry in the history. */
const left = new Map<string, readonly number[]>();

/** What names an entry of the history. */
type Named = Pick<NavigationHistoryEntry, 'key'>;

/** Remembers how tall the page of an entry is that is being left. */
export function keepHeights(entry: Named | null): void {
  if (entry) left.set(entry.key, uncertainParts().map(heightOf));
}

/** Gives a page that comes back the heights it had: the place that the reader left is where it was, from the first paint on. */
export function bringBackHeights({ key }: Named): void {
  const parts = uncertainParts();
  const heights = left.get(key);
  // Published anew meanwhile, it may be another page.
  if (heights?.length !== parts.length) return;
  parts.forEach((part, index) => giveHeight(part, heights[index] ?? 0));
}

function uncertainParts(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(uncertain)];
}

/** A demo that fills the screen is not as tall in its page. */
function heightOf(part: HTMLElement): number {
  return part.closest('[data-full]') ? 0 : part.getBoundingClientRect().height;
}

function giveHeight(part: HTMLElement, height: number): void {
  // A frame has a height of its own.
  if (height === 0 || part.querySelector(':scope > iframe')) return;
  const { dataset, style } = part;
  const size = `${height}px`;
  if (dataset['demo'] === undefined) style.containIntrinsicBlockSize = `auto ${size}`;
  // What runs again may grow again: its sheet lifts the upper limit.
  else Object.assign(style, { minBlockSize: size, maxBlockSize: size });
}
