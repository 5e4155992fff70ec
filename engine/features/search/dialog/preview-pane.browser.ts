import { createElement } from '../../../base/element.browser.ts';
import type { SearchEngine } from '../search-engine.ts';
import type { Entry } from './entry.ts';
import { markedNodes } from './marked-nodes.browser.ts';

/** Below this width there is no room for a preview; the style sheet says the same. */
const wide = '(min-width: 900px)';

/** Time a row must stay chosen before its text is loaded: walking through the list costs nothing. */
const settled = 120;

/** Shows the passage behind the chosen row. */
export function createPreview(
  pane: HTMLElement,
  engine: () => SearchEngine,
): (entry: Entry | undefined, text: string) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest: Entry | undefined;

  async function load(entry: Entry, text: string): Promise<void> {
    const { page, href } = entry;
    if (!page || href === undefined) return;
    const preview = await engine()
      .preview(page, href, text)
      .catch(() => undefined);
    if (!preview || latest !== entry) return;
    pane.replaceChildren(
      createElement('span', { class: 'palette__trail' }, page.trail.join(' › ')),
      createElement('h3', {}, createElement('bdi', {}, preview.title)),
      createElement('p', {}, createElement('bdi', {}, ...markedNodes(preview.text))),
      ...(preview.code === undefined ? [] : [createElement('pre', { dir: 'ltr' }, preview.code)]),
    );
  }

  return (entry, text) => {
    clearTimeout(timer);
    latest = entry;
    if (!entry?.page || !matchMedia(wide).matches) {
      pane.replaceChildren();
      return;
    }
    timer = setTimeout(() => void load(entry, text), settled);
  };
}
