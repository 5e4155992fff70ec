import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, errors, type Browser, type Locator, type Page, type Response } from 'playwright';
import type { Problem } from 'engine/model/problem.ts';
import { axeViolations, withoutNavigation } from './axe-violations.ts';
import { collectComplaints, type Complaint } from './collect-complaints.ts';
import { collectShifts, noticeableShift } from './collect-shifts.ts';
import { findOverflow } from './find-overflow.ts';
import { placeByName, placeIn, placeOf, problemAt, type PageSource } from './page-source.ts';
import { shorten } from './shorten.ts';
import { sourcePositionOf } from './source-position.ts';
import { hydrateDemos } from './hydrate-demos.ts';

/** How pages are opened: what a reader may have chosen, and the width at which axe looks. */
const looks = [
  { name: 'light-ltr', stored: { 'mui-mode': 'light', 'docs-direction': 'ltr' }, axeAt: 1440 },
  { name: 'dark-rtl', stored: { 'mui-mode': 'dark', 'docs-direction': 'rtl' }, axeAt: 390 },
] as const;
type Look = (typeof looks)[number];

/** From the narrowest on, because that is how a page must be able to begin. */
const widths = [320, 390, 1440] as const;

/** How long a page may take until it asks the network for nothing more. */
const longest = 120_000;

/** How often a page is inspected when it is loaded again meanwhile. */
const mostAttempts = 10;

/**
 * What a development server says of itself, and what it stops when it loads a page again. Of a deprecated component the
 * library warns only while a page is developed; a page that leads away from it has to show it.
 */
const ownWords = [
  /^\[vite\]/,
  /Download the React DevTools/,
  /net::ERR_ABORTED$/,
  /^MUI: The \w+ component is deprecated\./,
];

/** Where and with what the pages are opened. */
export interface Opening {
  origin: string;
  browser: string;
  /** Folder for the screenshots. */
  pictures: string;
}

/** Opens pages in both modes, both directions and three widths, and says what is wrong with them. */
export async function openPages(
  sources: readonly PageSource[],
  { origin, browser: executablePath, pictures }: Opening,
): Promise<Problem[]> {
  mkdirSync(pictures, { recursive: true });
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const found: Problem[] = [];
    for (const source of sources) {
      const perLook = await Promise.all(
        looks.map((look) => inspect(browser, source, { look, origin, pictures })),
      );
      found.push(...perLook.flat());
    }
    return withoutRepeats(found);
  } finally {
    await browser.close();
  }
}

function wasReloaded(error: unknown): boolean {
  return /context was destroyed|Cannot find context|ERR_ABORTED|interrupted by another/.test(
    String(error),
  );
}

/** A busy machine is slow, not broken. */
async function openPatiently(page: Page, address: string): Promise<Response | null | 'restless'> {
  try {
    return await page.goto(address, { waitUntil: 'networkidle', timeout: longest });
  } catch (error) {
    if (error instanceof errors.TimeoutError) return 'restless';
    throw error;
  }
}

function restless(source: PageSource): Problem {
  return problemAt(
    source,
    {},
    {
      message: `${source.href} has not come to rest within ${String(longest / 1000)} s.`,
      fix: 'Look for a demo that never stops asking the network, or try again on a less busy machine.',
    },
  );
}

interface Inspection {
  look: Look;
  origin: string;
  pictures: string;
}

/** A development server loads a page again when it meets a package for the first time or a file changes: then the inspection begins again. */
async function inspect(
  browser: Browser,
  source: PageSource,
  inspection: Inspection,
): Promise<Problem[]> {
  for (let attempt = 1; ; attempt += 1) {
    const page = await browser.newPage({
      baseURL: inspection.origin,
      reducedMotion: 'reduce',
      viewport: { width: widths[0], height: 900 },
    });
    const reloads = countReloads(page);
    try {
      const problems = await inspectPage(page, source, inspection);
      if (reloads() === 0 || attempt === mostAttempts) return problems;
    } catch (error) {
      if (attempt === mostAttempts || !wasReloaded(error)) throw error;
    } finally {
      await page.close();
    }
  }
}

function countReloads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  return () => Math.max(0, loads - 1);
}

async function inspectPage(
  page: Page,
  source: PageSource,
  inspection: Inspection,
): Promise<Problem[]> {
  const { look } = inspection;
  const complaints = collectComplaints(page, ownWords);
  await collectShifts(page);
  await choose(page, look);
  const answer = await openPatiently(page, source.href);
  if (answer === 'restless') return [restless(source)];
  if (!answer?.ok()) return [await notOpened(page, source, answer?.status() ?? 0)];
  const problems = await shiftsOf(page, source);
  const lifeless = await hydrateDemos(page);
  problems.push(...(await Promise.all(lifeless.map((demo) => lifelessIn(source, demo)))));
  await page.evaluate(() => scrollTo(0, 0));
  for (const width of widths) {
    await resize(page, width);
    problems.push(...(await overflowOf(page, source, `${String(width)} px, ${look.name}`)));
    if (width === look.axeAt) problems.push(...(await violationsOf(page, source, look)));
  }
  problems.push(...(await Promise.all(complaints.map((it) => problemOf(it, source)))));
  // Last: while the browser takes a long picture, it lays the page out 1 px wide, and grids complain of that.
  await takePictures(page, source, inspection);
  return problems;
}

/** Grids and charts follow a new width a moment later. */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.waitForTimeout(150);
}

async function takePictures(
  page: Page,
  { href }: PageSource,
  { look, pictures }: Inspection,
): Promise<void> {
  const name = href.replaceAll(/^\/|\/$/g, '').replaceAll('/', '-');
  for (const width of widths) {
    await resize(page, width);
    const picture = `${name}-${String(width)}-${look.name}.jpg`;
    await page.screenshot({
      path: path.join(pictures, picture),
      fullPage: true,
      quality: 85,
      timeout: longest,
    });
  }
}

async function choose(page: Page, { stored }: Look): Promise<void> {
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
}

/** A development server shows above its page what is wrong with the content. */
async function notOpened(page: Page, source: PageSource, status: number): Promise<Problem> {
  const overlay = page.locator('vite-error-overlay #message-content');
  const shown = (await overlay.count()) > 0 ? overlay : page.locator('body');
  const text = await shown.innerText();
  return problemAt(
    source,
    {},
    {
      message: `${source.href} answers ${String(status)}: ${text.slice(0, 1000)}`,
      fix: 'Correct what the message names.',
    },
  );
}

async function shiftsOf(page: Page, source: PageSource): Promise<Problem[]> {
  const score = await page.evaluate(() => window.shifts.score);
  if (score < noticeableShift) return [];
  const moved = await page.evaluateHandle(() => window.shifts.moved[0] ?? document.body);
  const [place, html] = [await moved.evaluate(placeOf), await moved.evaluate(openingTag)];
  return [
    problemAt(source, place, {
      message: `The page moves while it loads (${score.toFixed(3)}), first ${html}.`,
      fix: 'Draw on the server what the browser draws, or give the demo a height that holds it.',
    }),
  ];
}

async function lifelessIn(source: PageSource, demo: Locator): Promise<Problem> {
  return problemAt(source, await placeIn(demo), {
    message: 'It is on the screen but does not run.',
    fix: 'Open the page with "npm run dev" and read what the browser says of the demo.',
  });
}

async function overflowOf(page: Page, source: PageSource, when: string): Promise<Problem[]> {
  const overflow = await findOverflow(page);
  if (!overflow) return [];
  return [
    problemAt(source, overflow.place, {
      message: `At ${when}, the page scrolls sideways by ${String(overflow.pixels)} px: ${overflow.html}.`,
      fix: 'Let it wrap, shrink (minWidth: 0, maxWidth: "100%") or scroll inside its own box.',
    }),
  ];
}

async function violationsOf(page: Page, source: PageSource, { name }: Look): Promise<Problem[]> {
  const violations = await axeViolations(page, withoutNavigation);
  return Promise.all(
    violations.map(async ({ rule, help, html, selector }) =>
      problemAt(source, await placeIn(page.locator(selector)), {
        message: `axe ${rule} (${name}): ${html}`,
        fix: help,
      }),
    ),
  );
}

/** Names the line of the demo that spoke, or else the page. */
async function problemOf(complaint: Complaint, source: PageSource): Promise<Problem> {
  const problem = problemAt(source, placeByName(source, complaint.text), {
    message: `The console says: ${shorten(complaint.text)}`,
    fix: 'A page says nothing there: remove the output, or what it warns of.',
  });
  const position = await sourcePositionOf(complaint);
  if (!position) return problem;
  const root = source.file.slice(0, source.file.indexOf('content/'));
  return { ...problem, file: `${root}content/${position.file}`, line: position.line };
}

function openingTag(element: Element): string {
  return (element.cloneNode(false) as Element).outerHTML.slice(0, 160);
}

/** What both looks show is told once. */
function withoutRepeats(problems: readonly Problem[]): Problem[] {
  const told = new Set<string>();
  return problems.filter(({ file, line, message }) => {
    const key = `${file}:${String(line)} ${message}`;
    return told.size < told.add(key).size;
  });
}
