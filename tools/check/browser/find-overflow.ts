import type { Page } from 'playwright';
import { sidewaysScroll } from './collect-shifts.ts';
import { placeOf, type Place } from './page-source.ts';

/** What makes a page wider than its window. */
export interface Overflow {
  pixels: number;
  html: string;
  place: Place;
}

/** Finds the innermost element that reaches over the edge of a page that scrolls sideways. */
export async function findOverflow(page: Page): Promise<Overflow | undefined> {
  const pixels = await sidewaysScroll(page);
  if (pixels <= 0) return undefined;
  const element = await page.evaluateHandle(widest);
  const html = await element.evaluate((it) => (it.cloneNode(false) as Element).outerHTML);
  return { pixels, html: html.slice(0, 160), place: await element.evaluate(placeOf) };
}

function widest(): Element {
  const width = document.documentElement.clientWidth;
  const reaches = (element: Element): boolean => {
    const { left, right } = element.getBoundingClientRect();
    return right > width + 1 || left < -1;
  };
  const isCut = (element: Element | null): boolean =>
    element !== null &&
    element !== document.documentElement &&
    (getComputedStyle(element).overflowX !== 'visible' || isCut(element.parentElement));
  const all = [...document.querySelectorAll('body *')];
  return (
    all.findLast((element) => reaches(element) && !isCut(element.parentElement)) ?? document.body
  );
}
