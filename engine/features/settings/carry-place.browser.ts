import { placeKey } from './has-place.browser.ts';

/** Where somebody reads: in which section of a page, and how much of it lies above. */
interface Place {
  pathname: string;
  id: string;
  part: number;
}

interface Section {
  id: string;
  top: number;
  bottom: number;
}

/** Translations keep the anchors of the original. */
const starts = '.article :is(h2, h3, h4, tr)[id]';

/** Remembers for the page at an address, which is the same text in another language, where the reader is. */
export function carryPlace(href: string): void {
  const line = readingLine();
  const section = sectionsOf().findLast(({ top }) => top <= line);
  if (!section) return;
  const { id, top, bottom } = section;
  const part = Math.min(1, (line - top) / Math.max(1, bottom - top));
  const place: Place = { pathname: new URL(href, location.href).pathname, id, part };
  try {
    sessionStorage.setItem(placeKey, JSON.stringify(place));
  } catch {
    // Without a memory the page begins at its top.
  }
}

/** Goes to where the reader was in the page's other language. */
export function takePlace(): void {
  const place = readPlace();
  if (place?.pathname !== location.pathname) return;
  const section = sectionsOf().find(({ id }) => id === place.id);
  if (!section) return;
  const { top, bottom } = section;
  scrollBy(0, top + place.part * (bottom - top) - readingLine());
}

function readPlace(): Place | null {
  try {
    const text = sessionStorage.getItem(placeKey);
    sessionStorage.removeItem(placeKey);
    return JSON.parse(text ?? 'null') as Place | null;
  } catch {
    return null;
  }
}

/** The upper edge of what the header leaves free. */
function readingLine(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
}

function sectionsOf(): Section[] {
  const end = document.querySelector('.article')?.getBoundingClientRect().bottom ?? 0;
  const places = [...document.querySelectorAll(starts)].map((element) => ({
    id: element.id,
    top: element.getBoundingClientRect().top,
  }));
  return places.map((place, at) => ({ ...place, bottom: places[at + 1]?.top ?? end }));
}
