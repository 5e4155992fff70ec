import { trustedHtml } from '../../base/trusted.browser.ts';

/** How long a page that was asked for in advance may be shown without asking again. */
const freshFor = 10_000;

const early = new Map<string, Promise<string>>();

/** Asks for a page that the reader is about to open. */
export function loadEarly({ href }: URL): void {
  const address = withoutHash(href);
  if (early.has(address)) return;
  const loading = loadText(address);
  early.set(address, loading);
  loading.catch(() => early.delete(address));
  setTimeout(() => early.delete(address), freshFor);
}

/** Brings the document at an address; anything but a page of this site is a failure. */
export async function loadPage({ href }: URL, signal: AbortSignal): Promise<Document> {
  const address = withoutHash(href);
  const html = await (early.get(address) ?? loadText(address, signal));
  // Scripts in a document that is only read never run.
  return new DOMParser().parseFromString(trustedHtml(html), 'text/html');
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
