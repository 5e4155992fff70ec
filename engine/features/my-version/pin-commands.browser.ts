import { pathnameOf } from './find-news.browser.ts';
import type { ListedLine } from './line-data.ts';
import type { MyVersions } from './my-versions-text.ts';
import { pinPackages } from './pinned-packages.ts';

/** The texts that the author wrote, by what stands there now. */
const written = new WeakMap<Text, string>();

/** Lets the install commands of a page ask for the versions that the reader uses. */
export function pinCommands(lines: readonly ListedLine[], mine: MyVersions): void {
  const pathname = pathnameOf(location.pathname);
  const isUpgrade = lines.some(({ upgrades }) => upgrades.includes(pathname));
  for (const code of document.querySelectorAll('[data-tabs="package-manager"] pre > code')) {
    for (const text of textsOf(code)) {
      const original = written.get(text) ?? text.data;
      const pinned = isUpgrade ? original : pinPackages(original, lines, mine);
      if (pinned === text.data) continue;
      written.set(text, original);
      text.data = pinned;
    }
    letScroll(code.parentElement);
  }
}

function textsOf(element: Element): Text[] {
  return [...element.childNodes].flatMap((node) => {
    if (node instanceof Text) return [node];
    return node instanceof Element ? textsOf(node) : [];
  });
}

/** A longer command may need to be scrolled, also with keys. */
function letScroll(block: HTMLElement | null): void {
  if (block && !block.hasAttribute('tabindex') && block.scrollWidth > block.clientWidth) {
    block.tabIndex = 0;
  }
}
