import { expect } from '@playwright/test';
import { showAsPrinted } from './as-printed.ts';
import { createReader, keys } from './reader.ts';
import { test } from './test.ts';

const text = '/x/introduction/licensing/';
const tree = '/x/react-tree-view/';
const grid = '/x/react-data-grid/sorting/';

/** One page of each kind. */
const kinds = [
  '/',
  text,
  tree,
  '/getting-started/installation/',
  '/components/',
  '/x/api/data-grid/data-grid/',
  '/zh/x/react-tree-view/',
];

for (const path of kinds) {
  test(`${path} runs its script and says nothing in the console`, async ({ tested, origin }) => {
    const tab = await tested.openWatchedTab();
    await tab.open(origin + path);
    await expect.poll(() => tab.evaluate(`(${String(stateOf)})()`)).toBe('runs');
    expect(tab.complaints).toEqual([]);
    await tab.close();
  });
}

/** Whether the script of a page runs and its first demo is alive, if it has one. */
function stateOf(): string {
  if (!/mode-(?:light|dark)/.test(document.body.className)) return 'without script';
  const demo = document.querySelector('[data-demo]');
  demo?.scrollIntoView();
  const root = demo?.firstElementChild ?? demo;
  const isAlive = !root || Object.keys(root).some((key) => key.startsWith('__react'));
  return isAlive ? 'runs' : 'demo asleep';
}

test('a link leads on, and back and forward lead to the places that were left', async ({
  reader,
}) => {
  const next = '/x/introduction/support/';
  await reader.open(text);
  await reader.run(() => scrollTo(0, 600));
  await reader.click(`.side__body a[href="${next}"]`);
  await reader.expectPath(next);
  await reader.expectText('h1', /^Support$/);
  await expect.poll(() => reader.run(() => scrollY)).toBe(0);
  await reader.run(() => scrollTo(0, 300));
  await reader.traverse('back');
  await reader.expectText('h1', /^Licensing$/);
  await expect.poll(() => reader.run(() => scrollY)).toBe(600);
  await reader.traverse('forward');
  await reader.expectText('h1', /^Support$/);
  await expect.poll(() => reader.run(() => scrollY)).toBe(300);
});

test('the search opens by its key, answers, and leads to the answer', async ({ reader }) => {
  await reader.open(text);
  await reader.openSearch();
  await reader.type('checkbox selection tree');
  await reader.expectText('dialog.palette [role=option] mark', /./);
  await reader.press(keys.enter);
  await expect.poll(() => reader.run(() => location.pathname)).toContain('tree-view');
  await reader.expectText('h1', /./);
});

test('a grid in a demo comes alive and sorts its rows', async ({ reader }) => {
  await reader.open(grid);
  const header = '.demo[data-name="arrivals"] [role=columnheader][data-field="passengers"]';
  await expect.poll(() => reader.run(sortOf, header)).toBe('none');
  await reader.click(`${header} .MuiDataGrid-columnHeaderTitle`);
  await expect.poll(() => reader.run(sortOf, header)).toBe('ascending');
  const passengers = await reader.run(() =>
    [
      ...document.querySelectorAll(
        '.demo[data-name="arrivals"] [role=gridcell][data-field="passengers"]',
      ),
    ].map((cell) => Number(cell.textContent)),
  );
  expect(passengers.length).toBeGreaterThan(3);
  expect(passengers).toEqual(passengers.toSorted((a, b) => a - b));
});

test('settings are kept when the page is loaded again', async ({ reader }) => {
  await reader.open(text);
  const light = await reader.run(look);
  await reader.click('button[data-open="settings"]');
  await reader.click('dialog.drawer[open] label:has([data-ga-event-action="dark"])');
  await reader.click('dialog.drawer[open] label:has([data-ga-event-action="rtl"])');
  await expect.poll(async () => (await reader.run(look)).direction).toBe('rtl');
  await reader.reload();
  await expect
    .poll(() => reader.run(look))
    .toEqual({ scheme: 'dark', direction: 'rtl', isSideAtLeft: false, isInkPale: true });
  expect(light).toEqual({
    scheme: 'light',
    direction: 'ltr',
    isSideAtLeft: true,
    isInkPale: false,
  });
});

test('code is copied', async ({ reader }) => {
  await reader.open('/getting-started/installation/');
  await reader.click('.code .copy');
  await reader.expectText('.code .copy[data-copied]', /Copied/);
  const code = await reader.run(() => {
    const block = document.querySelector('.copy[data-copied]')?.closest('.code');
    return [...(block?.querySelectorAll('code') ?? [])].find((it) => it.checkVisibility())
      ?.textContent;
  });
  await reader.openSearch();
  await reader.press(keys.control, 'v');
  await expect
    .poll(() => reader.run(() => document.querySelector<HTMLInputElement>('.palette input')?.value))
    .toBe(code?.trim());
});

test('another language shows the same page at the same heading', async ({ reader }) => {
  await reader.open(tree);
  const id = await reader.run(() => {
    const heading = document.querySelectorAll('.article h2[id]')[2];
    heading?.scrollIntoView();
    return heading?.id ?? '';
  });
  await reader.click('details:has(> [data-languages]) > summary');
  await reader.click('[data-languages] a[lang="zh-CN"]');
  await reader.expectPath(`/zh${tree}`);
  await expect.poll(() => reader.run(() => document.documentElement.lang)).toBe('zh-CN');
  await expect
    .poll(() => reader.run((it) => document.getElementById(it)?.getBoundingClientRect().top, id))
    .toBeLessThan(200);
});

test('paper shows the text in dark ink and nothing to press', async ({ reader }) => {
  await reader.open(tree);
  await reader.run(() => localStorage.setItem('mui-mode', 'dark'));
  await reader.reload();
  await expect.poll(async () => (await reader.run(look)).isInkPale).toBe(true);
  await reader.run(showAsPrinted);
  expect((await reader.run(look)).isInkPale).toBe(false);
  const controls =
    ':is(button, select, input, .side, [role=tablist]):not([data-demo] *, .tref, .checklist *)';
  expect(await reader.run(visibleTagsOf, controls)).toEqual([]);
});

test('without a network a page that was read is shown again, and another one says so', async ({
  tab,
  line,
}) => {
  const reader = createReader(tab, line.origin);
  await reader.open(text);
  await expect
    .poll(async () => {
      await reader.move();
      return reader.run(keptPages);
    })
    .toContain(text);
  line.setCut(true);
  await reader.open(text);
  await reader.expectText('h1', /^Licensing$/);
  expect(await reader.run(() => document.documentElement.hasAttribute('data-copy-from'))).toBe(
    true,
  );
  await reader.open('/x/introduction/support/');
  await reader.expectText('h1', /^Read offline$/);
  line.setCut(false);
});

function visibleTagsOf(selector: string): string[] {
  return [...document.querySelectorAll(selector)]
    .filter((it) => it.getClientRects().length > 0)
    .map((it) => it.outerHTML.slice(0, 80));
}

function sortOf(header: string): string | null | undefined {
  const element = document.querySelector(header);
  element?.scrollIntoView({ block: 'center' });
  return element?.getAttribute('aria-sort');
}

/** What a reader sees of two settings. */
function look() {
  const { dataset, dir } = document.documentElement;
  const side = document.querySelector('.side__body')?.getBoundingClientRect();
  const ink = getComputedStyle(document.querySelector('h1') ?? document.body).color;
  return {
    scheme: dataset['muiColorScheme'],
    direction: dir,
    isSideAtLeft: (side?.left ?? 0) < innerWidth / 2,
    isInkPale: Number(/\d+/.exec(ink)?.[0]) > 128,
  };
}

/** Paths of the pages that the workers keep, as soon as they answer for this page. */
async function keptPages(): Promise<string[]> {
  if (!navigator.serviceWorker.controller) return [];
  const names = (await caches.keys()).filter((name) => name.endsWith(' pages'));
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return kept.flat().map(({ url }) => new URL(url).pathname);
}
