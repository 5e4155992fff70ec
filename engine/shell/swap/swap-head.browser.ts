/** What a head says of its page; scripts and shared sheets stay. */
const facts =
  'title, meta[name]:not([name=viewport], [name=theme-color]), meta[property], link[rel=canonical], link[rel=alternate], script[type="application/ld+json"]';
const sheets = 'link[rel=stylesheet]';
const inlineStyles = 'style[data-emotion]';

/** What makes the policy of a page allow styles in the page itself. */
const styledParts = `${inlineStyles}, [data-demo], [data-playground], [data-play]`;

/** The policy of the document is that of the page it began with, whatever is put into it. */
const allowsStyles = document.querySelector(styledParts) !== null;

/** True when the head of another page can be taken over: same release of the site, and no style this document refuses. */
export function canTakeHead(next: Document): boolean {
  const hasStyles = next.querySelector(`style, [style], ${styledParts}`) !== null;
  return scriptOf(document) === scriptOf(next) && (allowsStyles || !hasStyles);
}

/** Links the sheets that the page needs besides those that are here, and waits for them. */
export async function addSheets(next: Document): Promise<void> {
  const here = new Set(hrefsOf(document));
  const missing = hrefsOf(next).filter((href) => !here.has(href));
  await Promise.all(missing.map(linkSheet));
}

/** Takes over what the head of another page says, and the styles of its demos. */
export function swapHead(next: Document): void {
  for (const old of document.head.querySelectorAll(facts)) old.remove();
  document.head.append(...next.head.querySelectorAll(facts));
  document.head.append(...next.querySelectorAll(inlineStyles));
}

/** The script that a page begins with; its name changes with every release of the scripts. */
function scriptOf(page: Document): string | null | undefined {
  const script = page.querySelector('script[type=module][src]')?.getAttribute('src');
  return script ?? page.querySelector('link[rel=modulepreload]')?.getAttribute('href');
}

function hrefsOf(page: Document): string[] {
  return [...page.querySelectorAll(sheets)].map((link) => link.getAttribute('href') ?? '');
}

function linkSheet(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`${href} did not load.`));
  });
}
