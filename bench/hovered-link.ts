import { setTimeout as wait } from 'node:timers/promises';
import { openTab } from './browser-tab.ts';
import { serveEmptyPages } from './empty-site.ts';
import { medianOf } from './numbers.ts';

const start = '/x/introduction/installation/';
const limit = 2;
const count = 8;
/** Pages of this many products and kinds, spread over the side navigation. */
const pick = `[...document.querySelectorAll('.side__body nav a[href^="/"]')].map((link) => link.getAttribute('href'))`;

interface Showing {
  /** Frames up to and with the one in which the page was painted. */
  frames: number;
  /** Milliseconds from the click until that frame stood on the screen. */
  time: number;
  isPrepared: boolean;
}

/**
 * Frames from the click on a link that was hovered before until its page is painted, in a browser that prepares
 * hovered links: those of the page that is left, and those of the prepared one, which runs none out of sight.
 * How long a painted frame takes to the screen is the affair of the machine's graphics, so it is told, not judged.
 */
export async function benchHoveredLink(origin: string, port: number): Promise<void> {
  const hrefs = await linksOf(origin, port);
  const emptyPort = port + 1;
  const server = await serveEmptyPages([start, ...hrefs], emptyPort);
  const empty: Showing[] = [];
  const own: Showing[] = [];
  for (const href of hrefs) {
    empty.push(await measure(`http://127.0.0.1:${String(emptyPort)}`, port, href));
    own.push(await measure(origin, port, href));
  }
  server.closeAllConnections();
  server.close();
  console.log(`navigation, hovered, empty page: ${describe(empty)}`);
  // Where the browser alone takes longer than the limit, no page can keep it.
  const floor = Math.max(limit, framesOf(empty));
  console.log(
    `navigation, hovered: ${describe(own)}, ${framesOf(own) <= floor ? 'within' : 'ABOVE'} ${String(floor)} frames`,
  );
}

function framesOf(showings: readonly Showing[]): number {
  return medianOf(showings.map(({ frames }) => frames));
}

function describe(showings: readonly Showing[]): string {
  const frames = showings.map((showing) => showing.frames).join(', ');
  const time = medianOf(showings.map((showing) => showing.time)).toFixed(0);
  const prepared = showings.filter(({ isPrepared }) => isPrepared).length;
  return `median ${String(framesOf(showings))} frames of ${frames} (on the screen after ${time} ms), ${String(prepared)} of ${String(showings.length)} prepared by the browser`;
}

async function linksOf(origin: string, port: number): Promise<string[]> {
  const tab = await openTab(origin + start, port);
  await wait(1500);
  const all = await tab.page.evaluate<string[]>(pick);
  await tab.close();
  const others = [...new Set(all)].filter((href) => href !== start);
  const step = Math.floor(others.length / count);
  return others.filter((_, index) => index % step === 0).slice(0, count);
}

async function measure(origin: string, port: number, href: string): Promise<Showing> {
  const tab = await openTab(origin + start, port);
  try {
    await wait(1500);
    const { page } = tab;
    await page.evaluate(`(${markClick.toString()})()`);
    const at = await page.evaluate<{ x: number; y: number }>(
      `(${placeOf.toString()})(${JSON.stringify(href)})`,
    );
    await page.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at });
    const prepared = await tab.nextPrepared();
    await wait(1500);
    await prepared?.evaluate(`(${countFrames.toString()})()`);
    for (const type of ['mousePressed', 'mouseReleased']) {
      void page.send('Input.dispatchMouseEvent', { type, ...at, button: 'left', clickCount: 1 });
    }
    await wait(1500);
    const showing = await prepared?.evaluate<Showing>(`(${readShowing.toString()})()`);
    return showing ?? { frames: Infinity, time: Infinity, isPrepared: false };
  } finally {
    await tab.close();
  }
}

/** Runs in the page that is left: keeps when the link was clicked, and counts its frames since. */
function markClick(): void {
  function count(frames: number): void {
    localStorage.setItem('bench-frames', String(frames));
    requestAnimationFrame(() => count(frames + 1));
  }
  addEventListener(
    'click',
    ({ timeStamp }) => {
      localStorage.setItem('bench-click', String(performance.timeOrigin + timeStamp));
      count(0);
    },
    { capture: true },
  );
}

/** Runs in the page that is left: brings a link into sight and tells where it is. */
function placeOf(href: string): { x: number; y: number } {
  const link = document.querySelector(`.side__body nav a[href="${href}"]`);
  for (let up = link?.parentElement; up; up = up.parentElement) {
    if (up instanceof HTMLDetailsElement) up.open = true;
  }
  link?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x = 0, y = 0, height = 0 } = link?.getBoundingClientRect() ?? {};
  return { x: x + 20, y: y + height / 2 };
}

/** Runs in the prepared page, before it is shown. */
function countFrames(): void {
  const times: number[] = [];
  Object.assign(globalThis, { benchFrames: times });
  function tick(): void {
    times.push(performance.now());
    if (times.length < 60) requestAnimationFrame(tick);
  }
  requestAnimationFrame(tick);
}

/** Runs in the prepared page after it was shown. */
function readShowing(): Showing {
  const times = (globalThis as { benchFrames?: number[] }).benchFrames ?? [];
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const { startTime = Infinity, paintTime = startTime } = (paint ?? {}) as {
    startTime?: number;
    paintTime?: number;
  };
  const clicked = Number(localStorage.getItem('bench-click')) - performance.timeOrigin;
  const before = Number(localStorage.getItem('bench-frames'));
  return {
    frames: before + times.filter((time) => time <= paintTime).length,
    time: startTime - clicked,
    isPrepared: Number.isFinite(startTime) && document.querySelector('h1') !== null,
  };
}
