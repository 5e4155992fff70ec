/** Further than so many screens the way leads over too much that nobody wants to see. */
const farthest = 2;
/** A glide begins at once; what comes later has another reason. */
const moment = 500;
/** A click that had to wait longer for this file has led to its place already. */
const late = 100;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Lets the page glide to a place nearby that a clicked link names; everything else is shown without a way there. */
export function answerGlide({ type, target, timeStamp }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (type !== 'click' || !link || performance.now() - timeStamp > late) return;
  clearTimeout(timer);
  glide(isNearby(link));
  timer = setTimeout(() => glide(false), moment);
}

function glide(isGliding: boolean): void {
  document.documentElement.toggleAttribute('data-glide', isGliding);
}

function isNearby({ href, hash }: HTMLAnchorElement): boolean {
  if (hash === '' || href.split('#')[0] !== location.href.split('#')[0]) return false;
  return Math.abs(distanceTo(hash.slice(1))) <= farthest * innerHeight;
}

/** How far below the upper edge of the screen a place is. */
function distanceTo(id: string): number {
  const place = document.getElementById(id) ?? document.getElementById(decoded(id));
  if (place) return place.getBoundingClientRect().top;
  return id === 'top' ? -scrollY : Infinity;
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    // Broken signs name nothing.
    return id;
  }
}
