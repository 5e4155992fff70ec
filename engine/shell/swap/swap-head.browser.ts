/** What a head says of its page; scripts and shared sheets stay. */
const facts =
  'title, meta[name]:not([name=viewport], [name=theme-color]), meta[property], link[rel=canonical], link[rel=alternate], script[type="application/ld+json"]';
const sheets = 'link[rel=stylesheet]';
const inlineStyles = 'style[data-emotion], style[data-theme-variables]';

/** True when the head of another page can be taken over: same release, language and worker, and no copy. */
export function canTakeHead(next: Document): boolean {
  return (
    [scriptOf, languageOf, workerOf].every((ofPage) => ofPage(document) === ofPage(next)) &&
    // Copies from a worker tell from when they are, which a whole page does best.
    ![document, next].some(({ documentElement }) => documentElement.dataset['copyFrom'])
  );
}

/** Links the sheets that the page needs besides those that are here, and waits for all of them. */
export async function addSheets(next: Document): Promise<void> {
  const here = new Map(linksOf(document).map((link) => [link.getAttribute('href') ?? '', link]));
  await Promise.all(
    linksOf(next).map((link) => {
      const href = link.getAttribute('href') ?? '';
      return whenLoaded(here.get(href) ?? linkSheet(href));
    }),
  );
}

/** Takes over what the head of another page says, and the styles and variables of its demos. */
export function swapHead(next: Document): void {
  const old = [...document.head.querySelectorAll(facts)];
  const fresh = [...next.head.querySelectorAll(facts)];
  for (const fact of old) if (!fresh.some((other) => other.isEqualNode(fact))) fact.remove();
  document.head.append(...fresh.filter((fact) => !old.some((other) => other.isEqualNode(fact))));
  // Names of styles are made of their content: the same names need not stand here twice.
  const here = new Set([...document.querySelectorAll<HTMLElement>(inlineStyles)].map(namesOf));
  const styles = [...next.querySelectorAll<HTMLElement>(inlineStyles)];
  document.head.append(...styles.filter((style) => !here.has(namesOf(style))));
}

function namesOf({ dataset }: HTMLElement): string {
  return dataset['emotion'] ?? dataset['themeVariables'] ?? '';
}

function languageOf({ documentElement }: Document): string {
  return documentElement.lang;
}

/** The folder of the worker that a page belongs to. */
function workerOf(page: Document): string | null | undefined {
  return page.querySelector('meta[name="service-worker"]')?.getAttribute('content');
}

/** The script that a page begins with; its name changes with every release of the scripts. */
function scriptOf(page: Document): string | null | undefined {
  const script = page.querySelector('script[type=module][src]')?.getAttribute('src');
  return script ?? page.querySelector('link[rel=modulepreload]')?.getAttribute('href');
}

function linksOf(page: Document): HTMLLinkElement[] {
  return [...page.querySelectorAll<HTMLLinkElement>(sheets)];
}

function linkSheet(href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
  return link;
}

/** A link whose sheet has not come, because an earlier click was taken back, is not here yet. */
function whenLoaded(link: HTMLLinkElement): Promise<void> {
  if (link.sheet) return Promise.resolve();
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener(
      'error',
      () => {
        link.remove();
        reject(new Error(`${link.href} did not load.`));
      },
      { once: true },
    );
  });
}
