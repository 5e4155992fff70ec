import { expect, type Page } from '@playwright/test';
import { giveFirstSign } from './first-interaction.ts';
import { ask, openSearch } from './search-page.ts';

const starts = [
  '/getting-started/usage/',
  '/components/dialogs/',
  '/x/react-data-grid/sorting/',
  '/x/react-charts/axis/',
  '/x/introduction/licensing/',
  '/api/button/',
];

const questions = ['dialog', 'theme', 'rows', 'tree', 'field', 'axis'];

/** What the paid libraries say without a license key. */
const licenseNotice = /MUI X: Missing license key/;

/** What a reader might do next: links more often than anything else. */
const actions = [
  ...(['link', 'link', 'link', 'link', 'back', 'back', 'forward'] as const),
  ...(['full', 'edit', 'filter', 'search', 'language'] as const),
];

/** One page of the history of a walk, as it was left. */
interface Visit {
  pathname: string;
  /** True when something on it was opened: the page that comes back is shorter. */
  opened?: boolean;
}

/** A reader who wanders through the site, the same way for the same seed. */
export class RandomWalk {
  readonly #complaints: string[] = [];
  readonly #page: Page;
  readonly #random: () => number;
  readonly #visits: Visit[] = [];
  #at = 0;
  /** What was done so far, for a report. */
  readonly trail: string[] = [];
  followed = 0;
  swapped = 0;

  constructor(page: Page, seed: number) {
    this.#page = page;
    this.#random = numbersFrom(seed);
    page.on('console', (message) => {
      if (!licenseNotice.test(message.text()))
        this.#complaints.push(`${this.trail.at(-1) ?? 'start'}: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.#complaints.push(String(error)));
  }

  async start(start = this.#one(starts)): Promise<void> {
    await this.#page.addInitScript(watchParts);
    await this.#page.addInitScript(notePlaces);
    await this.#page.emulateMedia({ reducedMotion: 'reduce' });
    await this.#page.goto(start);
    this.#visits.push({ pathname: this.#pathname });
    await giveFirstSign(this.#page);
  }

  /** One thing that a reader might do next. */
  async step(): Promise<void> {
    const name = this.#one(actions);
    this.trail.push(`${name} on ${this.#pathname}`);
    switch (name) {
      case 'link':
        await this.followLink();
        break;
      case 'back':
        await this.#move(-1);
        break;
      case 'forward':
        await this.#move(1);
        break;
      case 'full':
        await this.#pressInDemo('full');
        break;
      case 'edit':
        await this.#pressInDemo('edit');
        break;
      case 'filter':
        await this.#filter();
        break;
      case 'search':
        await this.#search();
        break;
      case 'language':
        await this.#changeLanguage();
        break;
    }
  }

  /** What a page must be after every step. */
  async look(): Promise<object> {
    await settle(this.#page);
    return { complaints: this.#complaints, ...(await this.#page.evaluate(lookAtPage)) };
  }

  async followLink(): Promise<void> {
    const before = this.#pathname;
    const hrefs = await this.#page.evaluate(linksOfPage);
    const href = this.#one(hrefs);
    await this.#leave();
    await this.#page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await this.#press(`a[href="${href}"]:not([target])`);
    await expect.poll(() => this.#pathname, `${this.trail.join(', ')} to ${href}`).not.toBe(before);
    this.followed += 1;
    if (await this.#page.evaluate(() => 'isSameDocument' in window)) this.swapped += 1;
    await this.#arrive();
  }

  async #move(by: -1 | 1): Promise<void> {
    const target = this.#visits[this.#at + by];
    if (!target) return;
    await this.#leave();
    await this.#page.evaluate((delta) => {
      setTimeout(() => {
        history.go(delta);
      });
    }, by);
    await expect.poll(() => this.#pathname).toBe(target.pathname);
    this.#at += by;
    await settle(this.#page);
    await giveFirstSign(this.#page);
    if (target.opened) return;
    const left = await this.#page.evaluate(placeLeft);
    await expect.poll(() => this.#page.evaluate(() => scrollY), this.trail.join(', ')).toBe(left);
  }

  async #pressInDemo(action: 'full' | 'edit'): Promise<void> {
    const button = this.#page.locator(`.demo [data-do="${action}"]`).first();
    if (!(await button.isVisible())) return;
    await button.click();
    const visit = this.#visits[this.#at];
    if (visit) visit.opened = true;
    if (action === 'edit') await expect(this.#page.locator('.cm-editor').first()).toBeVisible();
    else if (this.#random() < 0.5) await this.#page.keyboard.press('Escape');
    else await this.#move(-1);
  }

  async #filter(): Promise<void> {
    const filter = this.#page.locator('.side [data-nav-filter]');
    if (!(await filter.isVisible())) return;
    await filter.fill(this.#one(['da', 'button', 'grid', 'zzz']));
    await filter.fill('');
  }

  async #search(): Promise<void> {
    await openSearch(this.#page);
    const answers = await ask(this.#page, this.#one(questions));
    const before = this.#page.url();
    const here = this.#pathname;
    await this.#leave();
    // The page itself may answer best.
    const elsewhere = this.#page.locator(`a:not([href="${here}"], [href^="${here}#"])`);
    await answers.and(elsewhere).first().click();
    await expect.poll(() => this.#page.url()).not.toBe(before);
    await this.#arrive();
  }

  async #changeLanguage(): Promise<void> {
    const before = this.#pathname;
    await this.#leave();
    await this.#press('[data-languages] a:not([aria-current])');
    await expect.poll(() => this.#pathname).not.toBe(before);
    await this.#arrive();
  }

  /** Presses a link after the call has ended: a whole load would take the call's document away. */
  async #press(selector: string): Promise<void> {
    await this.#page.evaluate((link) => {
      setTimeout(() => document.querySelector<HTMLElement>(link)?.click());
    }, selector);
  }

  /** Scrolls as a reader does who is about to leave. */
  async #leave(): Promise<void> {
    const depth = Math.floor(this.#random() * 1500);
    await this.#page.evaluate((to) => scrollTo(0, to), depth);
  }

  async #arrive(): Promise<void> {
    this.#visits.length = this.#at + 1;
    this.#visits.push({ pathname: this.#pathname });
    this.#at += 1;
    await settle(this.#page);
    await giveFirstSign(this.#page);
  }

  get #pathname(): string {
    return new URL(this.#page.url()).pathname;
  }

  #one<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.#random() * items.length)];
    if (item === undefined) throw new Error('there is nothing to choose from');
    return item;
  }
}

/** Evenly spread numbers from 0 to 1, the same for the same seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Until the parts of the page are mounted and the browser has nothing left to do. Going back may load the page whole
 * after its address is shown: a document that leaves then answers no more, and the next one is asked.
 */
async function settle(page: Page): Promise<void> {
  await expect(async () => {
    expect(await page.evaluate(comeToRest)).toBe(true);
  }).toPass();
}

async function comeToRest(): Promise<boolean> {
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 2000 }));
  });
  const { navigation, document } = window;
  const isLeaving = document.documentElement.hasAttribute('data-leaving');
  return navigation.transition === null && document.readyState === 'complete' && !isLeaving;
}

/** Keeps an eye on every part that is mounted: an element and what ends its life. */
function watchParts(): void {
  const parts: [HTMLElement, AbortController][] = [];
  window.Map = class<Key, Value> extends Map<Key, Value> {
    override set(key: Key, value: Value): this {
      if (key instanceof HTMLElement && value instanceof AbortController) parts.push([key, value]);
      return super.set(key, value);
    }
  };
  Object.assign(window, { parts });
}

/**
 * Notes where each entry of the history is left, in the moment when it is: until then demos come to life above the
 * reader, and the browser keeps what they read where it is.
 */
function notePlaces(): void {
  function note(entry: NavigationHistoryEntry | null): void {
    if (entry) sessionStorage.setItem(`place of ${entry.key}`, String(scrollY));
  }
  navigation.addEventListener('currententrychange', ({ from }) => note(from));
  addEventListener('pagehide', () => note(navigation.currentEntry));
}

/** Where the page was left that the history has just brought back. */
function placeLeft(): number {
  const place = sessionStorage.getItem(`place of ${navigation.currentEntry?.key ?? ''}`);
  if (place === null) throw new Error('Nobody noted where this page was left.');
  return Number(place);
}

/** Addresses of other pages that the page and its side navigation link to, or its header where neither does. */
function linksOfPage(): string[] {
  const addressesIn = (selector: string): string[] =>
    [...document.querySelectorAll(selector)]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => /\/$/.test(href) && href !== location.pathname);
  const links = addressesIn(
    '#main-content a[href^="/"]:not([target]), .side a[href^="/"]:not([data-rows])',
  );
  return links.length > 0 ? links : addressesIn('header a[href^="/"]:not([target])');
}

/** The page that is shown, as far as pages that left or a wrong mark would show. */
function lookAtPage(): object {
  const { parts } = window as unknown as { parts: [HTMLElement, AbortController][] };
  const current = [...document.querySelectorAll('.side [aria-current="page"]')];
  const inSide = document.querySelector(`.side__body a[href="${location.pathname}"]`) !== null;
  return {
    // Previews of home and gallery are pictures, and never answer.
    inert: document.querySelector('[data-full]')
      ? 0
      : document.querySelectorAll('[inert]:not(.tile__view, .gcard__sample)').length,
    partsOfPagesThatLeft: parts.filter(
      ([element, life]) => !element.isConnected && !life.signal.aborted,
    ).length,
    mountedParts: parts.length > 0 || document.querySelector('.demo') === null,
    marked: !inSide || current.some((link) => link.getAttribute('href') === location.pathname),
  };
}
