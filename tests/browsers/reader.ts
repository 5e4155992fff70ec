import { expect } from '@playwright/test';
import type { InputSource, Tab } from './tab.ts';
import { waitFor } from './wait-for.ts';

/** Keys without a letter, as WebDriver writes them. */
export const keys = { control: '\uE009', enter: '\uE007' } as const;

/** What readers do and see in a tab. */
export interface Reader {
  /** Goes to a page and waits until its script runs. */
  open: (path: string) => Promise<void>;
  reload: () => Promise<void>;
  traverse: Tab['traverse'];
  /** Runs a function in the page. */
  run: <Args extends readonly unknown[], Result>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  /** Clicks the first visible element that a selector finds, as soon as there is one. */
  click: (selector: string) => Promise<void>;
  /** Moves the pointer a little: the first sign of a reader, which pages wait for. */
  move: () => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Presses keys together. */
  press: (...held: string[]) => Promise<void>;
  /** Opens the search by its key. */
  openSearch: () => Promise<void>;
  /** Expects that the page comes to a text: that of the first element which a selector finds. */
  expectText: (selector: string, text: string | RegExp) => Promise<void>;
  expectPath: (path: string) => Promise<void>;
}

/** Reads the pages of an origin in a tab. */
export function createReader(tab: Tab, origin: string): Reader {
  const run: Reader['run'] = async (work, ...args) => {
    const outcome = JSON.parse(await tab.evaluate(expressionOf(work, args))) as Outcome<never>;
    if (outcome.error !== undefined) throw new Error(outcome.error);
    return outcome.value;
  };
  const point = (actions: PointerActions) => tab.act([{ type: 'pointer', id: 'mouse', actions }]);
  const useKeys = (actions: KeyActions) => tab.act([{ type: 'key', id: 'keyboard', actions }]);
  const press = (...held: string[]) =>
    useKeys([
      ...held.map((value) => ({ type: 'keyDown' as const, value })),
      ...held.toReversed().map((value) => ({ type: 'keyUp' as const, value })),
    ]);
  const awaitScript = () => expect.poll(() => run(isHydrated)).toBe(true);
  return {
    run,
    open: async (path) => {
      await tab.open(origin + path);
      await awaitScript();
    },
    reload: async () => {
      await tab.reload();
      await awaitScript();
    },
    traverse: tab.traverse,
    click: async (selector) => {
      const place = await waitFor(
        () => run(placeOf, selector),
        () => `Nobody can click ${selector}.`,
      );
      await point([
        { type: 'pointerMove', ...place },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]);
    },
    move: () =>
      point([
        { type: 'pointerMove', x: 500, y: 300 },
        { type: 'pointerMove', x: 510, y: 310 },
      ]),
    type: (text) =>
      useKeys(
        Array.from(text).flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      ),
    press,
    openSearch: async () => {
      await press(keys.control, 'k');
      await expect.poll(() => run(isSearchFocused)).toBe(true);
    },
    expectText: (selector, text) =>
      expect.poll(() => run(textOf, selector), { message: selector }).toMatch(text),
    expectPath: (path) => expect.poll(() => run(() => location.pathname)).toBe(path),
  };
}

type PointerActions = Extract<InputSource, { type: 'pointer' }>['actions'];
type KeyActions = Extract<InputSource, { type: 'key' }>['actions'];

interface Outcome<Value> {
  value: Value;
  error?: string;
}

/** An expression whose promise always resolves: to the outcome as JSON. */
function expressionOf(work: unknown, args: readonly unknown[]): string {
  return `(async () => (${String(work)})(...${JSON.stringify(args)}))().then(
    (value) => JSON.stringify({ value }), (error) => JSON.stringify({ error: String(error) }))`;
}

/** Where the first visible element can be clicked; nothing while it moves or is covered, or until it was scrolled to. */
async function placeOf(selector: string): Promise<{ x: number; y: number } | undefined> {
  const element = [...document.querySelectorAll(selector)].find((it) =>
    it.checkVisibility({ visibilityProperty: true }),
  );
  if (!element) return undefined;
  const before = element.getBoundingClientRect();
  await new Promise((resolve) => setTimeout(resolve, 100));
  const { left, top, width, height } = element.getBoundingClientRect();
  if (before.top !== top || before.left !== left) return undefined;
  const place = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  const hit = document.elementFromPoint(place.x, place.y);
  if (hit && element.contains(hit)) return place;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return undefined;
}

function textOf(selector: string): string {
  return document.querySelector(selector)?.textContent.trim() ?? '';
}

/** Whether the script of the page runs. */
function isHydrated(): boolean {
  return /mode-(?:light|dark)/.test(document.body.className);
}

function isSearchFocused(): boolean {
  return document.activeElement?.matches('dialog.palette[open] input') === true;
}
