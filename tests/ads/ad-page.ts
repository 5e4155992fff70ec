import type { ConsoleMessage, Page, Route } from '@playwright/test';
import { escapeHtml } from '../../engine/base/escape-html.ts';
import { adFrameDocument } from '../../engine/features/ads/ad-frame-document.ts';
import { adFramePath, type AdSetup } from '../../engine/features/ads/ad-setup.ts';
import { policyOf, noSources } from '../../engine/model/content-policy.ts';
import type { AdServer } from './ad-server.ts';

/** What went wrong on a page, and how far its parts moved. */
export interface Watched {
  faults: string[];
  /** What moved, by how much and what it is; empty on a calm page. */
  shifts: () => Promise<string[]>;
}

/** A prose page. */
export const prosePage = '/x/introduction/installation/';

const adOrigin = 'https://ads.test';

/** Opens a page as if it had been built with the network, which is the server of the test. */
export async function openWithNetwork(
  page: Page,
  server: AdServer,
  { placement, script = false, href = prosePage }: NetworkChoice,
): Promise<Watched> {
  const network = {
    name: 'Carbon',
    hosts: ['ads.test'],
    backersHref: `${adOrigin}/discover-more/backers`,
    ...(placement && { href: `${adOrigin}/ads/${placement}.json` }),
    ...(script && { script: `${adOrigin}/ad.js` }),
  };
  await page.route(`${adOrigin}/**`, (route) => passOn(route, server));
  await page.route(`**${adFramePath}`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'Content-Security-Policy': policyOf('ad-frame', noSources) ?? '' },
      body: adFrameDocument(network),
    }),
  );
  await page.route(`**${href}`, (route) => withSetup(route, network));
  return openAndWatch(page, href);
}

interface NetworkChoice {
  placement?: string;
  script?: boolean;
  href?: string;
}

/** Opens a page, goes to the place of its ad, collects what it complains of and measures how far its parts move. */
export async function openAndWatch(page: Page, href: string): Promise<Watched> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (!isNetworkNote(message)) faults.push(message.text());
  });
  await page.goto(href);
  await page.evaluate(() => {
    document.querySelector('[data-ad]')?.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  return { faults, shifts: () => page.evaluate(listShifts) };
}

/* Browsers note every failed request of any page by themselves. */
function isNetworkNote(message: ConsoleMessage): boolean {
  return message.text().startsWith('Failed to load resource');
}

async function passOn(route: Route, { origin }: AdServer): Promise<void> {
  try {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({
      response: await route.fetch({ url: origin + pathname + search, timeout: 0 }),
    });
  } catch {
    // The page, or the test, ended before the answer.
    await route.abort().catch(() => undefined);
  }
}

/* The page and its policy, as the build writes them where a network is named. */
async function withSetup(route: Route, network: NonNullable<AdSetup['network']>): Promise<void> {
  const response = await route.fetch();
  const html = await response.text();
  const setup: AdSetup = { GADisplayRatio: 1, by: 'Ad by {name}', network };
  const body = html.replace(/ data-ad="[^"]*"/, ` data-ad="${escapeHtml(JSON.stringify(setup))}"`);
  const { 'content-security-policy': strict } = response.headers();
  const policy = strict?.replace(/(connect-src|img-src) /g, `$1 ${adOrigin} `);
  const headers = { ...response.headers(), 'content-security-policy': policy ?? '' };
  await route.fulfill({ response, headers, body });
}

interface Shift {
  value: number;
  sources: readonly ShiftSource[];
}

interface ShiftSource {
  node?: Node | null;
  previousRect: DOMRect;
  currentRect: DOMRect;
}

/* What stands round the article is the concern of other tests. */
function listShifts(): Promise<string[]> {
  function describe({ node, previousRect: from, currentRect: to }: ShiftSource): string {
    const parent = node?.parentElement;
    const name = `${node?.nodeName ?? ''} in ${parent?.localName ?? ''}.${parent?.className ?? ''}`;
    return `${name} from ${from.x},${from.y} (${from.height}) to ${to.x},${to.y} (${to.height})`;
  }
  return new Promise((resolve) => {
    const found: string[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as unknown as Shift[])
        if (sources.some(({ node }) => node?.parentElement?.closest('.article')))
          found.push(`${value}: ${sources.map(describe).join('; ')}`);
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => {
      setTimeout(() => {
        resolve(found);
      });
    });
  });
}
