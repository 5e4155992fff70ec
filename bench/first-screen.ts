import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { medianOf, quantileOf } from './numbers.ts';
import { withSite } from './with-site.ts';

const pagesFile = path.resolve(import.meta.dirname, '../dist/_pages.json');
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
/** Where text may begin at the latest on a phone, and the props of a component on a desktop. */
const limits = { phoneText: 420, props: 500 };

interface Places {
  href: string;
  text: number | null;
  stage: { top: number; bottom: number } | null;
  props: number | null;
}

/** Where the first text, the first demo and the API tables begin on every English page, in pixels from the top. */
export async function benchFirstScreen(): Promise<void> {
  const { pages } = JSON.parse(await readFile(pagesFile, 'utf8')) as {
    pages: { href: string; locale: string; kind: string }[];
  };
  const hrefsOf = (wanted: string): string[] =>
    pages.filter(({ locale, kind }) => locale === 'en' && kind === wanted).map(({ href }) => href);
  await withSite(Number(process.env['PORT'] ?? 4187), async ({ browser, origin }) => {
    // What a reader sees first is in the HTML: scripts only hydrate it.
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const addressesOf = (kind: string): string[] => hrefsOf(kind).map((href) => origin + href);
    const wide = await placesOf(page, addressesOf('guide'), desktop);
    const narrow = await placesOf(page, addressesOf('guide'), phone);
    const api = await placesOf(page, addressesOf('api'), desktop);
    tell(
      'first text at 1440 px',
      pick(wide, ({ text }) => text),
    );
    tell(
      'first text at 390 px',
      pick(narrow, ({ text }) => text),
      limits.phoneText,
    );
    tell('first demo at 1440 px', pick(wide, startOfStage));
    tell('end of the first stage at 1440 px', pick(wide, endOfStage), desktop.height);
    tell('first demo at 390 px', pick(narrow, startOfStage), phone.height);
    tell(
      'first row of an API table at 1440 px',
      pick(api, ({ props }) => props),
      limits.props,
    );
  });
}

async function placesOf(
  page: Page,
  addresses: readonly string[],
  size: { width: number; height: number },
): Promise<Places[]> {
  await page.setViewportSize(size);
  const places: Places[] = [];
  for (const href of addresses) {
    await page.goto(href);
    places.push({ href, ...(await page.evaluate(findPlaces)) });
  }
  return places;
}

function findPlaces(): Omit<Places, 'href'> {
  const boxOf = (selector: string): DOMRect | undefined =>
    document.querySelector(selector)?.getBoundingClientRect();
  const stage = boxOf('.article .demo__stage');
  return {
    text: boxOf('.article .prose :is(p, li, td)')?.top ?? null,
    stage: stage ? { top: stage.top, bottom: stage.bottom } : null,
    props: boxOf('[data-api-table] tbody > tr')?.top ?? null,
  };
}

function startOfStage({ stage }: Places): number | null {
  return stage?.top ?? null;
}

function endOfStage({ stage }: Places): number | null {
  return stage?.bottom ?? null;
}

interface Place {
  href: string;
  place: number;
}

/** One kind of place, on the pages that have it. */
function pick(places: readonly Places[], placeOf: (places: Places) => number | null): Place[] {
  return places.flatMap((it) => {
    const place = placeOf(it);
    return place === null ? [] : [{ href: it.href, place }];
  });
}

function tell(what: string, found: readonly Place[], limit = Infinity): void {
  const numbers = found.map(({ place }) => place);
  const late = found.filter(({ place }) => place > limit).toSorted((a, b) => b.place - a.place);
  const [middle, most] = [medianOf(numbers), quantileOf(numbers, 1)].map(Math.round);
  console.log(`${what}: ${found.length} pages, median ${middle}, most ${most}`);
  if (limit === Infinity) return;
  const share = ((1 - late.length / found.length) * 100).toFixed(1);
  console.log(`  within ${limit} px: ${share} %`);
  for (const { href, place } of late.slice(0, 12)) console.log(`  ${Math.round(place)} ${href}`);
}
