/** How a style sheet is brought into the page. */
export interface StylesheetOptions {
  /** Cascade layer it is kept in; without one it is linked as it is. */
  layer?: string;
  /** Selector of the element it goes before; the end of the head when there is none. */
  before?: string;
  /** Aborting stops the loading and takes the sheet out of the page. */
  signal?: AbortSignal;
  /** Where it is said that a sheet had to be linked without its layer. */
  warn?: (message: string) => void;
}

/** Brings a style sheet into the page, which never waits for it. */
export async function loadStylesheet(href: string, options: StylesheetOptions = {}): Promise<void> {
  const { layer, before, signal } = options;
  const element =
    layer === undefined ? linkTo(href) : await layeredStyle(href, { ...options, layer });
  if (signal?.aborted) {
    return;
  }
  const anchor = before === undefined ? null : document.querySelector(before);
  if (anchor) {
    anchor.before(element);
  } else {
    document.head.append(element);
  }
  signal?.addEventListener('abort', () => element.remove(), { once: true });
}

async function layeredStyle(
  href: string,
  { layer, signal, warn }: StylesheetOptions & { layer: string },
): Promise<HTMLElement> {
  try {
    const response = await fetchCss(href, signal);
    const style = document.createElement('style');
    style.dataset['href'] = href;
    style.textContent = `@layer ${layer} {\n${rulesOf(await response.text(), response.url)}\n}`;
    return style;
  } catch (error) {
    if (!signal?.aborted) {
      warn?.(error instanceof Error ? error.message : String(error));
    }
    return linkTo(href);
  }
}

async function fetchCss(href: string, signal: AbortSignal | undefined): Promise<Response> {
  const response = await fetch(href, signal ? { signal } : {});
  if (!response.ok) {
    throw new Error(`Failed to fetch CSS: ${response.statusText || String(response.status)}`);
  }
  return response;
}

/** The browser's own reading of the sheet, rule by rule: no brace, comment or import in it can leave the layer. */
function rulesOf(css: string, base: string): string {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return [...sheet.cssRules].map((rule) => withAbsoluteUrls(rule.cssText, base)).join('\n');
}

/** Inside a style element addresses would count from the page instead of from the sheet. */
function withAbsoluteUrls(css: string, base: string): string {
  return css.replace(/url\("(?!#|[a-z][a-z\d+.-]*:)([^"\\]*)"\)/gi, (whole, address: string) =>
    URL.canParse(address, base) ? `url("${new URL(address, base).href}")` : whole,
  );
}

/** A link that no browser holds the page back for: it counts for print until it has come. */
function linkTo(href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.media = 'print';
  link.addEventListener('load', () => (link.media = 'all'), { once: true });
  link.href = href;
  return link;
}
