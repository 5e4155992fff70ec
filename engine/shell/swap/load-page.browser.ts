import { trustedHtml } from '../../base/trusted.browser.ts';
import { hasInlineStyles } from '../../model/inline-styles.ts';
import { stripNavigation, type KnownTree } from './strip-navigation.ts';

/** The policy of the document is that of the page it began with, whatever is put into it. */
const allowsStyles =
  document.querySelector('style[data-emotion], [data-demo], [data-playground]') !== null;

/** How long a page that was asked for in advance may be shown without asking again. */
const freshFor = 10_000;

const early = new Map<string, Promise<string>>();

/** Asks for a page that the reader is about to open. */
export function prefetch({ href }: URL): void {
  const address = withoutHash(href);
  if (early.has(address)) return;
  const loading = loadText(address);
  early.set(address, loading);
  loading.catch(() => early.delete(address));
  setTimeout(() => early.delete(address), freshFor);
}

/** Brings the document at an address; anything but a page that this document may show is a failure. */
export async function loadPage({ href }: URL, signal: AbortSignal): Promise<Document> {
  const address = withoutHash(href);
  const html = await (early.get(address) ?? loadText(address, signal));
  // Also in a document that is only read, browsers report every style that the policy refuses.
  if (!allowsStyles && hasInlineStyles(html)) throw new Error(`${address} brings styles.`);
  // Scripts in such a document never run.
  return new DOMParser().parseFromString(
    trustedHtml(stripNavigation(html, knownTree())),
    'text/html',
  );
}

function knownTree(): KnownTree {
  const side = document.querySelector<HTMLElement>('.side__body');
  return {
    name: side?.dataset['tree'] ?? '',
    hasRow: (href) => side?.querySelector(`.nav ${rowTo(href)}`) !== null,
  };
}

async function loadText(address: string, signal?: AbortSignal): Promise<string> {
  const answer = await fetch(address, {
    headers: { accept: 'text/html' },
    ...(signal && { signal }),
  });
  const isPage = answer.ok && !answer.redirected && isHtml(answer);
  if (!isPage) throw new Error(`${address} is no page.`);
  return answer.text();
}

function isHtml({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/html') ?? false;
}

function withoutHash(href: string): string {
  return href.split('#')[0] ?? href;
}

/** Selects the row of a side navigation that leads to an address; a link that stands for the rows of a group is none. */
function rowTo(href: string): string {
  return `a[href=${JSON.stringify(href)}]:not([data-rows], [data-rows] *)`;
}
