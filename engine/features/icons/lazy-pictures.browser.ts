import { createPicture } from './icon-drawings.browser.ts';
import type { Drawing } from './icon-shape.ts';

/** Draws pictures of icons when they come into sight. */
export interface LazyPictures {
  fill: (picture: SVGSVGElement, icon: number) => void;
  /** Leaves out what waits: its pictures are gone. */
  forget: () => void;
}

/** Who types fast gets drawings only of what the whole word finds. */
const quietTime = 120;

/** Waits for pictures to be seen, and for the reader to pause, before drawings are loaded. */
export function createLazyPictures(
  load: (icon: number) => Promise<Drawing | undefined>,
  signal: AbortSignal,
): LazyPictures {
  const numbers = new WeakMap<Element, number>();
  const seen = new Set<Element>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        seen.add(target);
      }
      timer ??= setTimeout(drawSeen, quietTime);
    },
    { rootMargin: '50px' },
  );

  function drawSeen(): void {
    timer = undefined;
    for (const picture of seen) void draw(picture);
    seen.clear();
  }

  async function draw(picture: Element): Promise<void> {
    const icon = numbers.get(picture);
    const drawing = icon === undefined ? undefined : await load(icon);
    if (drawing && !signal.aborted) picture.replaceChildren(...createPicture(drawing).childNodes);
  }

  function forget(): void {
    observer.disconnect();
    seen.clear();
    clearTimeout(timer);
    timer = undefined;
  }

  signal.addEventListener('abort', forget);
  return {
    fill(picture, icon) {
      numbers.set(picture, icon);
      observer.observe(picture);
    },
    forget,
  };
}
